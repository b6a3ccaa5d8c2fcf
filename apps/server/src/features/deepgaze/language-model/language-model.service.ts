import type { LanguageModel } from '@slotwise/contract/deepgaze/language-model.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorId } from '#db/tenancy.ts';
import * as queries from './language-model.queries.ts';
import { toPlace, requireSwitchable, type Change } from './language-model.rules.ts';

/** Whether a language model may help this organization, and where its texts would go. */
export async function readLanguageModel({ db, config }: Context, vendorId: VendorId): Promise<LanguageModel> {
  const row = await asVendor(db, vendorId, queries.findSwitch);
  const place = toPlace(config.deepgazeModel);
  return {
    ...place,
    // The switch keeps its position while the operator has no model, without any effect.
    isOn: place.isConfigured && (row?.is_on ?? false),
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by_name ?? '',
  };
}

export async function switchLanguageModel(
  context: Context,
  { vendorId, userId, displayName }: Session,
  change: Change,
): Promise<LanguageModel> {
  const { db, clock, config, log } = context;
  requireSwitchable(change, config.deepgazeModel);
  await asVendor(db, vendorId, (tx) =>
    queries.saveSwitch(tx, {
      is_on: change.isOn,
      changed_at: clock.now(),
      changed_by: userId,
      changed_by_name: displayName,
    }),
  );
  log.info(
    { audit: 'deepgaze.language-model', vendorId, userId, isOn: change.isOn },
    'a language model was switched',
  );
  return readLanguageModel(context, vendorId);
}
