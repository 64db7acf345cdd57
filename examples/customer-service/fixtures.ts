/** A customer of the shop. Nobody of this name, address or card exists: all of it is made up. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The last digits. */
  readonly card: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly tier: 'standard' | 'vip';
  /** Refunds in the last 90 days that are in no ledger of ours. */
  readonly earlierRefunds?: number;
}

export interface Order {
  readonly id: string;
  readonly customerId: string;
  readonly items: readonly string[];
  /** In cents of a US dollar. */
  readonly totalCents: number;
  /** Whole days before today, so that the fixtures never grow old. */
  readonly boughtDaysAgo: number;
  readonly status: 'processing' | 'shipped' | 'delivered';
  /** Days from today until it should arrive; for orders that are on their way. */
  readonly arrivesInDays?: number;
  /** The bank sends every refund of this order back. */
  readonly bankRefuses?: true;
}

export const CUSTOMERS: readonly Customer[] = [
  {
    id: 'cus-quill',
    name: 'Ada Quill',
    email: 'ada.quill@example.com',
    card: '4242',
    birthDate: '1990-12-10',
    tier: 'standard',
  },
  {
    id: 'cus-lantern',
    name: 'Bo Lantern',
    email: 'bo.lantern@example.org',
    card: '1881',
    birthDate: '1984-02-29',
    tier: 'standard',
  },
  {
    id: 'cus-inkwell',
    name: 'Vera Inkwell',
    email: 'vera.inkwell@example.net',
    card: '0005',
    birthDate: '1971-07-01',
    tier: 'vip',
  },
  {
    id: 'cus-thimble',
    name: 'Otto Thimble',
    email: 'otto.thimble@example.com',
    card: '9424',
    birthDate: '2001-05-17',
    tier: 'standard',
    earlierRefunds: 3,
  },
];

export const ORDERS: readonly Order[] = [
  order('ORD-1001', 'cus-quill', { items: ['tea strainer', 'tea tin'], totalCents: 38_00, boughtDaysAgo: 5 }),
  order('ORD-1002', 'cus-quill', { items: ['desk lamp'], totalCents: 120_00, boughtDaysAgo: 10 }),
  order('ORD-1003', 'cus-quill', { items: ['espresso machine'], totalCents: 640_00, boughtDaysAgo: 8 }),
  order('ORD-1004', 'cus-quill', { items: ['set of notebooks'], totalCents: 24_00, boughtDaysAgo: 45 }),
  order('ORD-1005', 'cus-quill', {
    items: ['garden hose'],
    totalCents: 45_00,
    boughtDaysAgo: 2,
    status: 'shipped',
    arrivesInDays: 2,
  }),
  order('ORD-1006', 'cus-quill', {
    items: ['paper lantern'],
    totalCents: 19_00,
    boughtDaysAgo: 3,
    bankRefuses: true,
  }),
  order('ORD-2001', 'cus-lantern', { items: ['bicycle bell'], totalCents: 49_50, boughtDaysAgo: 7 }),
  order('ORD-2002', 'cus-lantern', {
    items: ['rain cover'],
    totalCents: 30_00,
    boughtDaysAgo: 0,
    status: 'processing',
    arrivesInDays: 6,
  }),
  order('ORD-3001', 'cus-inkwell', { items: ['fountain pen'], totalCents: 310_00, boughtDaysAgo: 60 }),
  order('ORD-3002', 'cus-inkwell', { items: ['writing desk'], totalCents: 780_00, boughtDaysAgo: 12 }),
  order('ORD-4001', 'cus-thimble', { items: ['sewing kit'], totalCents: 22_00, boughtDaysAgo: 6 }),
];

type Rest = Omit<Order, 'id' | 'customerId' | 'status'> & Partial<Pick<Order, 'status'>>;

/** Delivered, unless it says otherwise. */
function order(id: string, customerId: string, rest: Rest): Order {
  return { id, customerId, status: 'delivered', ...rest };
}
