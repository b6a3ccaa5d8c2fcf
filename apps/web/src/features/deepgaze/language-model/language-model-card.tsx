import { readLanguageModel } from '@slotwise/contract/deepgaze/language-model.endpoints';
import type { LanguageModel } from '@slotwise/contract/deepgaze/language-model.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Switch } from '@mantine/core';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { switchModel } from '../deepgaze.actions.ts';
import classes from './language-model.module.css';
import { NoticeDialog } from './notice-dialog.tsx';
import { DEEPGAZE } from '../deepgaze.texts.ts';

/** Whether a language model helps, and where texts would go. Without one configured by the operator there is no choice. */
export function LanguageModelCard() {
  const dispatch = useAppDispatch();
  const { data, reload } = useAnswer(readLanguageModel, {});
  const [isAsking, setAsking] = useState(false);
  const model = data?.data;
  const change = async (isOn: boolean) => {
    const response = await dispatch(switchModel(isOn));
    if (isFailure(response)) return response;
    setAsking(false);
    reload();
    return response;
  };
  return (
    <div className={classes.card}>
      <p className={classes.privacy}>
        <ShieldCheck size={13} aria-hidden /> {privacyText(model)}
      </p>
      {model?.isConfigured && (
        <Switch
          size="sm"
          label={DEEPGAZE.model()}
          description={DEEPGAZE.modelAt({ model: model.model, host: model.host })}
          checked={model.isOn}
          onChange={() => (model.isOn ? void change(false) : setAsking(true))}
        />
      )}
      {model && isAsking && (
        <NoticeDialog model={model} onClose={() => setAsking(false)} onSwitchOn={() => change(true)} />
      )}
    </div>
  );
}

function privacyText(model: LanguageModel | undefined): string {
  if (!model?.isConfigured) return DEEPGAZE.noModel();
  if (!model.isOn) return DEEPGAZE.modelOff();
  return model.isLocal ? DEEPGAZE.localModel() : DEEPGAZE.sentTo({ host: model.host });
}
