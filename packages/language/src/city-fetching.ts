/** What is being done about a city on its way. */
export type FetchStep =
  /** Another city is fetched first. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'asking'; readonly host: string; readonly km: number; readonly city: string }
  | { readonly kind: 'reading'; readonly places: number; readonly city: string }
  /** It cannot be had anew, so that the copy from before stays. */
  | { readonly kind: 'kept'; readonly city: string; readonly trouble: CityTrouble };

/** What a service did instead of answering. */
export type ServiceFailure = 'refused' | 'busy' | 'down' | 'moved' | 'unreachable' | 'slow' | 'unreadable' | 'too-big';

/** Why a city cannot be had now. */
export type CityTrouble =
  | {
      readonly kind: 'services';
      readonly city: string;
      /** Those that were asked, or are left alone because of an earlier failure. */
      readonly failed: readonly { readonly host: string; readonly failure: ServiceFailure }[];
      /** False where nobody was asked. */
      readonly isNew: boolean;
      /** When one of them may be asked again, in seconds. */
      readonly againInSeconds: number;
    }
  | { readonly kind: 'too-large' | 'nothing-there' | 'no-currency' | 'unreadable'; readonly city: string }
  /** The traveller has stopped it. */
  | { readonly kind: 'stopped'; readonly city: string }
  /** Whoever runs this installation, or the traveller, has switched fetching off. */
  | { readonly kind: 'switched-off'; readonly city: string };
