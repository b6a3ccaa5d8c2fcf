import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import { buildSegment } from '../apps/server/src/engines/resume-index/segments/build-segment.ts';
import { openIndex } from '../apps/server/src/engines/resume-index/open-index.ts';
import { openSegment } from '../apps/server/src/engines/resume-index/segments/open-segment.ts';
import { matchAny } from './deepgaze-baselines.mjs';

/**
 * Engines to which blocks of resumes are added. `open` returns the size of the stored index in bytes, a search, and a
 * function for its current memory use.
 */
export const growingEngines = {
  'Deepgaze index': growingOwn,
  'SQLite FTS5': growingFts5,
  MiniSearch: growingMiniSearch,
};

function growingOwn() {
  const segments = [];
  const memoryBefore = memoryInUse();
  return {
    add: (resumes) => segments.push(openSegment(buildSegment(resumes.map(withoutFacts)))),
    open: () => {
      const index = openIndex(segments);
      return {
        bytes: segments.reduce((sum, segment) => sum + segment.bytes, 0),
        search: (words, limit) => index.search(words, { limit }),
        memory: () => memoryInUse() - memoryBefore,
      };
    },
  };
}

const withoutFacts = ({ resume, text }) => ({
  resumeId: resume,
  text,
  sections: [],
  facts: [],
  name: '',
  statedYears: null,
  computedYears: null,
});

function growingFts5() {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table resume using fts5(text, content='', tokenize='porter unicode61')");
  const insert = database.prepare('insert into resume (text) values (?)');
  const select = database.prepare('select rowid from resume where resume match ? order by rank limit ?');
  const pragma = (name) => Number(Object.values(database.prepare(`pragma ${name}`).get())[0]);
  const size = () => pragma('page_count') * pragma('page_size');
  return {
    add: (resumes) => {
      database.exec('begin');
      for (const { text } of resumes) insert.run(text);
      database.exec('commit');
    },
    open: () => ({
      bytes: size(),
      search: (words, limit) => select.all(matchAny(words), limit),
      memory: size,
    }),
  };
}

function growingMiniSearch() {
  const index = new MiniSearch({ idField: 'resume', fields: ['text'] });
  const memoryBefore = memoryInUse();
  return {
    add: (resumes) => index.addAll(resumes),
    open: () => ({
      bytes: Buffer.byteLength(JSON.stringify(index)),
      search: (words, limit) => index.search(words).slice(0, limit),
      memory: () => memoryInUse() - memoryBefore,
    }),
  };
}

function memoryInUse() {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
