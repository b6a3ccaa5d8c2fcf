import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import type { Context, Session } from '#context.ts';
import { requirePresentVersion } from '#lib/app-error.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { NO_FIGURES } from './vendor-figures.mapper.ts';
import { toPartner } from './read-vendor.mapper.ts';
import type { PartnerRow } from './read-vendor.queries.ts';
import * as mapper from './update-vendor.mapper.ts';
import type * as queries from './update-vendor.queries.ts';
import * as rules from './update-vendor.rules.ts';

export type ChangeRequest = { context: Context; session: Session; vendorId: string; body: mapper.Update };

/** All changes of a request, after every rule has allowed it. */
export function buildPlan(row: PartnerRow, { context, session, body }: ChangeRequest) {
  requirePresentVersion(row.association_version, body.version);
  const facts = toFacts(row, session);
  const shown = toPartner(row, session.vendorId, NO_FIGURES);
  const card = cardChange(body, shown, facts);
  const terms = mapper.changedTerms(body, shown);
  if (!mapper.isNone(terms)) rules.requireMaySetTerms(facts);
  rules.requirePeriod({ ...shown, ...onlyPeriod(body) });
  const change = body.associationStatus ? rules.statusChange(facts, body.associationStatus) : null;
  const isReal = isMadeReal(row, card);
  const shared = {
    ...terms,
    ...(change && statusColumns(change, session, context.clock.now())),
    ...(isReal && askedFirst(session)),
  };
  const notice = change?.notice ?? (mapper.isNone(terms) ? undefined : ('terms' as const));
  const side = mapper.changedSide(body, shown);
  return { card: isReal ? { ...card, is_sample: false } : card, side, shared, notice };
}

const toFacts = (row: PartnerRow, { vendorId: own }: Session): rules.AssociationFacts => ({
  status: row.association_status,
  wasAccepted: row.accepted_at !== null,
  isAsked: row.requested_by === own,
  isStatusOurs: row.status_by === own,
  isClient: row.client_id === own,
  isUnclaimed: row.vendor_status === 'UNCLAIMED',
  partnerName: row.vendor_name,
});

/** Changes to the other side's card, which is its own once claimed. Settings are never another's. */
function cardChange(body: mapper.Update, shown: Vendor, facts: rules.AssociationFacts) {
  const card = mapper.changedCard(body, shown);
  const isAboutSettings = !mapper.isNone(mapper.changedSettings(body, shown));
  if (!mapper.isNone(card) || isAboutSettings) {
    rules.requireUnclaimed(isAboutSettings ? { ...facts, isUnclaimed: false } : facts);
  }
  return card;
}

/** A sample organization becomes real, and is asked, as soon as it has a real contact. */
const isMadeReal = (row: PartnerRow, { contact_email: email }: queries.CardColumns): boolean =>
  row.is_sample && email !== undefined && !isSampleAddress(email);

const askedFirst = ({ vendorId: own }: Session) => ({
  association_status: 'PENDING' as const,
  requested_by: own,
  status_by: own,
  accepted_at: null,
  is_sample: false,
});

const onlyPeriod = ({ agreementStart, agreementEnd }: mapper.Update) => ({
  ...(agreementStart !== undefined && { agreementStart }),
  ...(agreementEnd !== undefined && { agreementEnd }),
});

/** Asking again makes the caller's side the requester. */
const statusColumns = ({ to, notice }: rules.StatusChange, { vendorId: own }: Session, now: Date) => ({
  association_status: to,
  status_by: own,
  ...(to === 'PENDING' && { requested_by: own }),
  ...(notice === 'accepted' && { accepted_at: now }),
});
