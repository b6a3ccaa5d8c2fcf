import { describe, expect, test } from 'vitest';
import { getFact, idsFound, indexOf, indexOfTexts, getResume } from '../../../test/resume-index/resumes.ts';

describe('a search', () => {
  test('prefers the words together to the words apart, and both to only one of them', () => {
    const index = indexOfTexts(
      'data for a shop and an analyst for a bank in Pune',
      'a data analyst for a bank and for a shop in Pune',
      'the data for a bank and data for a shop in Pune',
    );
    expect(idsFound(index, 'data analyst')).toEqual(['1', '0', '2']);
  });

  test('prefers a resume with all terms to one with many of a single term', () => {
    const both = `java in a shop, ${'then a bank in Pune, '.repeat(10)} python`;
    expect(idsFound(indexOfTexts('java java', both, 'python', 'python'), 'java python')[0]).toBe('1');
  });

  test.each([
    ['sales manager', 'a manager in Pune for all sales', 'a sales area manager in Pune for all'],
    ['channle sales', 'the sales for a channel partner', 'the channel sales for a partner'],
    ['tea java', 'tea', 'java'],
    ['java', 'java since 2019 in a shop of rice', 'java in Pune'],
  ])('prefers the better of two for %s', (query, worse, better) => {
    expect(idsFound(indexOfTexts(worse, better, 'green tea', 'black tea'), query).slice(0, 2)).toEqual([
      '1',
      '0',
    ]);
  });

  test('reads only the first forty words of a query', () => {
    const index = indexOfTexts('java', 'rice');
    expect(idsFound(index, `${'rice '.repeat(39)} java`)).toHaveLength(2);
    expect(idsFound(index, `${'rice '.repeat(40)} java`)).toEqual(['1']);
  });

  test('keeps the file order of equally good resumes', () => {
    expect(idsFound(indexOfTexts('java', 'java', 'java'), 'java')).toEqual(['0', '1', '2']);
  });

  test('prefers a listed skill to a word among duties', () => {
    const text = `${'Worked for a shop. '.repeat(20)}Java`;
    const section = { start: text.length - 4, end: text.length };
    const index = indexOf([
      getResume('duty', text, { sections: [{ kind: 'EXPERIENCE', ...section }] }),
      getResume('skill', text, { sections: [{ kind: 'SKILLS', ...section }] }),
    ]);
    expect(idsFound(index, 'java')).toEqual(['skill', 'duty']);
  });

  test('prefers a job title to a word among duties, and a current title to a past one', () => {
    const text = `Welder. ${'Worked for a shop. '.repeat(20)}Sales`;
    const title = { ...getFact('TITLE', 'sales'), start: text.length - 5, end: text.length };
    const sections = [{ kind: 'EXPERIENCE' as const, start: 0, end: text.length }];
    const index = indexOf([
      getResume('duty', text, { sections }),
      getResume('before', text, { sections, facts: [title] }),
      getResume('today', text, { sections, facts: [{ ...title, isCurrent: true }] }),
    ]);
    expect(idsFound(index, 'sales')).toEqual(['today', 'before', 'duty']);
  });

  test('prefers the word itself to its other forms, but finds those too', () => {
    const index = indexOfTexts('a bank in Pune', 'retail banking in Pune since 2019', 'a shop');
    expect(idsFound(index, 'banking')).toEqual(['1', '0']);
  });

  test.each([
    ['js', 'JavaScript'],
    ['k8s', 'Kubernetes'],
    ['MS Excel', 'Microsoft Excel'],
    ['microsoft word', 'MS Word'],
    ['nodejs', 'Node.js'],
    ['e-mail', 'email'],
    ['email', 'e-mail'],
    ['human resources', 'HR'],
    ['.NET', 'dotnet'],
    ['it', 'information technology'],
    ['information technology', 'IT'],
    ['powerpoint', 'power point'],
  ])('for %s finds %s', (query, text) => {
    expect(idsFound(indexOfTexts(`writes ${text} in Pune`, 'sells tea'), query)).toEqual(['0']);
  });

  test.each([
    ['c', 'C++'],
    ['java', 'JavaScript'],
    ['linux', 'Unix'],
    ['qa', 'Q&A'],
  ])('for %s does not find %s', (query, text) => {
    expect(idsFound(indexOfTexts(`writes ${text} in Pune`), query)).toEqual([]);
  });

  test('knows acronyms that another resume explains', () => {
    const index = indexOf(
      [getResume('a', 'Five years of TEP.')],
      [getResume('b', 'Led Tea Export Planning (TEP) in Assam.')],
    );
    expect(idsFound(index, 'tea export planning')).toEqual(['b', 'a']);
    expect(index.listAliases('TEP')).toEqual(['tea export planning']);
  });

  test('does not apply one explanation to what many others write', () => {
    const others = Array.from({ length: 10 }, (_, place) => getResume(`${place}`, 'TEP'));
    const index = indexOf([...others, getResume('a', 'Tea Export Planning (TEP)')]);
    expect(index.listAliases('TEP')).toEqual([]);
  });

  test('reads a mistyped word as the nearest one, and says so', () => {
    const index = indexOfTexts('docker and packer', 'recruitment', 'sales');
    expect(index.search('docekr').corrections).toEqual([{ typed: 'docekr', readAs: ['docker'] }]);
    expect(idsFound(index, 'docekr')).toEqual(['0']);
    expect(index.correct('rekruitmnet')).toEqual(['recruitment']);
  });

  test.each(['docker', 'dcker', 'doxxer', 'xocker', 'dok', 'qwertyuiop'])(
    'corrects %s only within reason',
    (typed) => {
      expect(indexOfTexts('docker').correct(typed)).toEqual(typed === 'dcker' ? ['docker'] : []);
    },
  );

  test('finds nothing for an empty query', () => {
    const index = indexOfTexts('java');
    for (const query of ['', '  ', '?!', 'the of and']) {
      expect(index.search(query)).toEqual({ hits: [], corrections: [] });
      expect(index.mentions(query)).toEqual([]);
    }
    expect(indexOf().search('java').hits).toEqual([]);
  });
});

describe('mentions', () => {
  const index = indexOfTexts(
    'A managing director of two databases',
    'managed directors, banks',
    'director managing a database',
    'Bachelor of Engineering',
  );

  test('of a product named like a common word need its maker', () => {
    expect(indexOfTexts('word by word', 'MS Word').mentions('microsoft word')).toEqual([1]);
  });

  test.each([
    ['managing director', [0]],
    ['managing directors', [0]],
    ['database', [0, 2]],
    ['bank', [1]],
    ['banking', []],
    ['bachelor in engineering', [3]],
    ['bachelor engineering', []],
  ])('of %s are %j', (phrase, resumes) => {
    expect(index.mentions(phrase)).toEqual(resumes);
  });
});

describe('facts', () => {
  const index = indexOf(
    [
      getResume('a', 'x', {
        facts: [getFact('COMPANY', 'acme'), getFact('COMPANY', 'acme'), getFact('SKILL', 'java')],
      }),
      getResume('b', 'x', {
        facts: [getFact('SKILL_YEARS', 'java', 2.5), getFact('SKILL_YEARS', 'java', 0)],
      }),
    ],
    [getResume('c', 'x', { facts: [getFact('COMPANY', 'acme'), getFact('COMPANY', '')] })],
  );

  test('count each resume once, and separately by kind', () => {
    expect([...index.norms('COMPANY')]).toEqual([['acme', 2]]);
    expect([...index.norms('SKILL_YEARS')]).toEqual([['java', 1]]);
    expect([...index.norms('COLLEGE')]).toEqual([]);
    expect(index.holders('COMPANY', 'acme')).toEqual([{ resume: 0 }, { resume: 2 }]);
    expect(index.holders('COMPANY', 'java')).toEqual([]);
  });

  test('keep every number', () => {
    expect(index.holders('SKILL_YEARS', 'java')).toEqual([
      { resume: 1, number: 2.5 },
      { resume: 1, number: 0 },
    ]);
  });
});

test('searches a resume with very many equal words like any other', () => {
  const index = indexOfTexts('java '.repeat(300_000), 'java python');
  const started = performance.now();
  expect(index.search('java java').hits).toHaveLength(2);
  expect(index.mentions('java java java')).toEqual([0]);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('has no resume after the last', () => {
  expect(() => indexOfTexts('java').getName(1)).toThrow('There is no resume 1.');
});
