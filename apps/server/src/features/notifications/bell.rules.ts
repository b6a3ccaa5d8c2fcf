type News = { booking_id: string | null; kind: string; created_at: Date };

/** Mails of one act are written in one transaction, so almost at the same time. */
const SAME_ACT_MILLIS = 2000;

/** Each event once: of an invitation and a notice about the same act, the notice stays. `news` keeps its order. */
export function withoutEchoes<Row extends News>(news: Row[]): Row[] {
  const notices = news.filter(({ kind }) => !isInvitation(kind));
  return news.filter((one) => !isInvitation(one.kind) || !notices.some((other) => isSameAct(one, other)));
}

const isInvitation = (kind: string) => kind.startsWith('meeting-');

const isSameAct = (one: News, other: News): boolean =>
  one.booking_id !== null &&
  one.booking_id === other.booking_id &&
  Math.abs(one.created_at.getTime() - other.created_at.getTime()) < SAME_ACT_MILLIS;
