import type { LanguageModel } from '@slotwise/contract/deepgaze/language-model.schema';
import type { ModelSettings } from '#config.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { isInOwnNetwork } from '#lib/settings/own-network.ts';

/** Where texts would go; empty if the operator has configured no model. */
export function toPlace(
  model: ModelSettings | undefined,
): Pick<LanguageModel, 'isConfigured' | 'host' | 'model' | 'isLocal'> {
  if (!model) return { isConfigured: false, host: '', model: '', isLocal: false };
  const { host, hostname } = new URL(model.url);
  return { isConfigured: true, host, model: model.name, isLocal: isInOwnNetwork(hostname) };
}

/** An administrator's change of the switch. */
export type Change = { isOn: boolean; hasReadNotice?: boolean | undefined };

/** Switching on requires a model configured by the operator, and the confirmation that the notice was read. */
export function requireSwitchable({ isOn, hasReadNotice }: Change, model: ModelSettings | undefined): void {
  if (!isOn) return;
  if (!model) {
    throw new AppError('INVALID_TRANSITION', {
      message: 'This server has no language model. Its operator names one in DEEPGAZE_MODEL_URL.',
    });
  }
  if (hasReadNotice !== true) {
    throw invalidField('hasReadNotice', 'Confirm that you have read where personal data goes.');
  }
}
