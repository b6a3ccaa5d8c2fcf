import type { IndexedResume } from './resume-index.ts';
import { sectionWeights } from './section-weights.ts';
import { toStem } from '../words/stems.ts';
import { joinedForm, splitTextWords } from '../words/text-words.ts';

/** The occurrences of a stem in a resume: its positions, its form at each, and their weight in tenths. */
export type Placed = { resume: number; weight: number; positions: number[]; forms: number[] };

/** A stem with its forms and all its occurrences, by resume. */
export type CollectedStem = { stem: string; forms: string[]; placed: Placed[] };

export type WordCollector = {
  /** Adds the words of the next resume, and returns their number. */
  add(resume: number, words: IndexedResume): number;
  stems(): Map<string, CollectedStem>;
  /** The plain words as written, for correcting typos. */
  spellings(): string[];
};

type Form = { stem: CollectedStem; form: number };
type Place = { resume: number; position: number; weight: number };

const SPELLED_OUT = /^[a-z]{4,}$/;

/** Collects the words of a segment's resumes. Each word is looked up once, and stemmed once per segment. */
export function createWordCollector(): WordCollector {
  const stems = new Map<string, CollectedStem>();
  const forms = new Map<string, Form>();
  const addPlace = (word: string, place: Place) => {
    let form = forms.get(word);
    if (!form) forms.set(word, (form = newForm(stems, word)));
    placeIn(form, place);
  };
  return {
    add: (resume, { text, sections, facts }) => {
      const weightAt = sectionWeights(sections, facts);
      const mails = facts.filter(({ kind }) => kind === 'EMAIL');
      let length = 0;
      for (const { parts, position, offset, isStop } of splitTextWords(text)) {
        length = position + parts.length;
        // An address that ends in 'co.uk' says nothing about the country.
        if (isStop || mails.some(({ start, end }) => offset >= start && offset < end)) continue;
        const weight = weightAt(offset);
        for (const [index, part] of parts.entries())
          addPlace(part, { resume, position: position + index, weight });
        // 'Q&A' is no QA.
        const joined = text[offset + (parts[0]?.length ?? 0)] === '&' ? '' : joinedForm(parts);
        if (joined !== '') addPlace(joined, { resume, position, weight });
      }
      return length;
    },
    stems: () => stems,
    spellings: () => [...forms.keys()].filter((word) => SPELLED_OUT.test(word)),
  };
}

function newForm(stems: Map<string, CollectedStem>, word: string): Form {
  const stem = toStem(word);
  const collected = stems.get(stem) ?? { stem, forms: [], placed: [] };
  stems.set(stem, collected);
  return { stem: collected, form: collected.forms.push(word) - 1 };
}

function placeIn({ stem, form }: Form, { resume, position, weight }: Place): void {
  const last = stem.placed.at(-1);
  if (last?.resume !== resume) {
    stem.placed.push({ resume, weight, positions: [position], forms: [form] });
    return;
  }
  last.weight += weight;
  last.positions.push(position);
  last.forms.push(form);
}
