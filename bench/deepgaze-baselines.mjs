/**
 * Common full-text engines as baselines for Deepgaze's ranking: SQLite's FTS5 and MiniSearch, each with its own
 * stemming and BM25, matching any word; and PostgreSQL, ranking resumes with all of the words before those with any.
 * Used by `deepgaze-ranking.mjs`, `deepgaze-scale.mjs` and `deepgaze-eval.mjs`.
 */
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import MiniSearch from 'minisearch';
import { understandResume } from '../apps/server/src/engines/resume-facts/understand-resume.ts';
import { buildSegment } from '../apps/server/src/engines/resume-index/segments/build-segment.ts';
import { openIndex } from '../apps/server/src/engines/resume-index/open-index.ts';
import { openSegment } from '../apps/server/src/engines/resume-index/segments/open-segment.ts';

const MOST_RANKED = 200;
const SEGMENT_RESUMES = 1000;

/**
 * Each takes resumes `{resume, text}` and returns `search(words, limit)`, which gives the best matches by name; both
 * may be asynchronous.
 */
export const BASELINES = Object.entries({
  'SQLite FTS5': openFts5,
  MiniSearch: openMiniSearch,
  PostgreSQL: openPostgres,
});

/** The ranking alone, without parsing questions: the result of the index's `search`. */
export function openOwnIndex(resumes) {
  const segments = [];
  for (let first = 0; first < resumes.length; first += SEGMENT_RESUMES) {
    segments.push(openSegment(buildSegment(resumes.slice(first, first + SEGMENT_RESUMES).map(indexed))));
  }
  const index = openIndex(segments);
  return {
    search: (words, limit) =>
      index.search(words, { limit }).hits.map(({ resume }) => index.getResumeId(resume)),
  };
}

function indexed({ resume, text }) {
  const read = { text, pageStarts: [0], hidden: [], flags: [] };
  const setting = { fileName: resume, writtenAt: new Date(0), phoneCountry: 'IN' };
  const { sections, facts, name } = understandResume(read, setting);
  return {
    resumeId: resume,
    text,
    sections,
    facts,
    name: name.value,
    statedYears: null,
    computedYears: null,
  };
}

function openFts5(resumes) {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table resume using fts5(text, content='', tokenize='porter unicode61')");
  const insert = database.prepare('insert into resume (rowid, text) values (?, ?)');
  for (const [number, { text }] of resumes.entries()) insert.run(number, text);
  const select = database.prepare('select rowid from resume where resume match ? order by rank limit ?');
  return {
    search: (words, limit) => {
      const query = matchAny(words);
      return query === '' ? [] : select.all(query, limit).map(({ rowid }) => resumes[rowid].resume);
    },
  };
}

/** Quoted words, so that none is parsed as an operator. */
export const matchAny = (words) =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR ');

function openMiniSearch(resumes) {
  const index = new MiniSearch({ idField: 'resume', fields: ['text'] });
  index.addAll(resumes);
  return {
    search: (words, limit) =>
      index
        .search(words)
        .slice(0, limit)
        .map(({ id }) => id),
  };
}

async function openPostgres(resumes) {
  const database = await PGlite.create();
  await database.exec('create table resume (name text, words tsvector)');
  const insert = "insert into resume values ($1, to_tsvector('english', $2))";
  for (const { resume, text } of resumes) await database.query(insert, [resume, text]);
  const select = `
    select name from resume, plainto_tsquery('english', $1) every_word,
      (select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery) one(any_word)
    where words @@ any_word order by words @@ every_word desc, ts_rank_cd(words, any_word, 1) desc, name limit $2`;
  return {
    search: async (words, limit) => {
      const { rows } = await database.query(select, [words, limit]);
      return rows.map(({ name }) => name);
    },
  };
}

/** Filler words in recruiters' questions; every engine ranks better without them. */
const AROUND = new RegExp(
  `\\b(${
    'find show me list resumes? cvs? candidates? people persons? someone someone who whose which that has have had ' +
    'with knows? known knowing experienced? experiences skilled skills? in of an? the for could be role good open ' +
    'position also been is are was were and or at as from by employed worked working work studied graduated based ' +
    'located lives? holds? degree years? least professionals? background what where does do did to can'
  }`.replaceAll(' ', '|') + ')\\b',
  'gi',
);

/** A question's search words; all of it if nothing else would be left. */
export function askedFor(question) {
  const left = question.replaceAll('?', ' ').replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  return left === '' ? question : left;
}

/** Yields answers to questions `{qid, collection, question}` in the format of the evaluation's scorer. */
export async function* baselineAnswers(open, questions, getCollection) {
  for (const [collection, asked] of Map.groupBy(questions, (one) => one.collection)) {
    const engine = await open(getCollection(collection));
    for (const { qid, question } of asked) {
      const ranked = await engine.search(askedFor(question), MOST_RANKED);
      yield { qid, ranked, answerText: '', citations: [] };
    }
  }
}
