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

/** Whether a language model helps, and where texts would go. Without one that the operator named there is no choice. */
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
          label="Help of a language model"
          description={`${model.model} at ${model.host}`}
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
  if (!model?.isConfigured) return 'Read on your own server. Nothing is sent to a language model.';
  if (!model.isOn) return 'Read on your own server. Nothing is sent to a language model while it is off.';
  return model.isLocal
    ? 'A language model on this server words the answers. Nothing leaves the server.'
    : `Questions and quotes are sent to ${model.host}.`;
}
