import type { BookingTexts } from '../texts.ts';

export const bookings: BookingTexts = {
  kinds: {
    flight: '飛行機',
    train: '列車',
    bus: 'バス',
    ferry: 'フェリー',
    hotel: 'ホテル',
    table: 'レストラン予約',
    event: 'チケット',
    car: 'レンタカー',
  },
  cancelled: (kind) => `${kind}（キャンセル済み）`,
  labels: {
    departure: '出発',
    arrival: '到着',
    checkIn: 'チェックイン',
    checkOut: 'チェックアウト',
    begins: '開始',
    ends: '終了',
    from: '出発地',
    to: '到着地',
    place: '場所',
    code: '予約番号',
    persons: 'お名前',
    seat: '座席',
  },
  localTime: '現地時間',
  ask: (label) => `${label}：読み取れませんでした。予約には何と書いてありますか？`,
  askYear: (label, date) => `${label}：コードに年がありません。${date}ですか？`,
  fixedNow: (day, time) => `いまのプランでは${day} ${time}です。`,
  obstacles: {
    cancelled: 'キャンセル済みなので、プランはそのままです。',
    'not-certain': 'プランに必要なことがはっきりしないので、プランはそのままです。',
    'other-days': 'この旅行の日程に入っていません。',
    'unknown-place': 'その場所がわからないか、同じ名前の場所がいくつかあります。',
    'no-part': 'プランに入れるところがありません。',
    connection: 'そこは乗り継ぎなので、到着でも出発でもありません。',
    'other-city': 'この旅行の街ではないので、プランはそのままです。',
  },
  unreadable: {
    'too-large': '予約としてはファイルが大きすぎます。10 MBまで、PDFは数ページまで読めます。',
    unsupported:
      'この種類のファイルは読めません。メール、カレンダー、パス、PDF、ページ、テキストのどれかを選んでください。',
    damaged: 'ファイルが壊れているか、ロックされています。保存し直すか、本文を貼り付けてください。',
    'no-booking': '予約を読み取れませんでした。場所と日付と時刻を探しています。',
  },
};
