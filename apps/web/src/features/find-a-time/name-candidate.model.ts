import type { SlotAnswer } from './find-a-time.actions.ts';

const UNNAMED = /\bThe candidate\b/g;

/** The sentence with the candidate's name from the form; without one, 'the candidate' in lower case mid-sentence. */
const named = (text: string, name: string): string =>
  text.replaceAll(UNNAMED, (words, at: number) => name || (at === 0 ? words : words.toLowerCase()));

/** The server's sentences about the unnamed candidate, with the name from the form. */
export function nameCandidate(answer: SlotAnswer, candidateName: string): SlotAnswer {
  const said = (text: string) => named(text, candidateName.trim());
  const withText = <Thing extends { text: string }>(thing: Thing) => ({ ...thing, text: said(thing.text) });
  const { time, slots, explain, relaxations } = answer;
  return {
    ...answer,
    time: {
      ...time,
      lanes: time.lanes.map((lane) => ({
        ...lane,
        name: said(lane.name),
        blocks: lane.blocks.map(withText),
      })),
    },
    slots: slots.map((slot) => ({ ...slot, reasons: slot.reasons.map(withText) })),
    explain: explain.map((one) => ({ ...one, name: said(one.name), causes: one.causes.map(withText) })),
    relaxations: relaxations.map((one) => ({
      ...withText(one),
      texts: one.texts.map(said),
      detail: said(one.detail),
    })),
  };
}
