import { FAILURES } from '@slotwise/contract/failures';
import type { toOpenApi } from '@slotwise/contract/openapi';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
};
type Field = { name: string; schema: Schema; required: boolean };
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
type Entry = { method: string; path: string; operation: Operation };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const code = (text: string): string => `<code>${escape(text)}</code>`;

/** Renders an OpenAPI document as one page without scripts: a heading per noun, with each call's inputs and outputs. */
export function drawApiDocs(document: ReturnType<typeof toOpenApi>, styleSheet: string): string {
  const groups = Map.groupBy(listEntries(document), ({ path }) => path.split('/')[1] ?? '');
  const sections = [...groups].map(([noun, entries]) => drawSection(noun, entries)).join('');
  const links = [...groups.values()].flat().map(drawLink).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(document.info.title)} API</title><link rel="stylesheet" href="${styleSheet}"></head><body><main>
<h1>${escape(document.info.title)} API</h1>
<p class="soft">Version ${escape(document.info.version)}, as <a href="openapi.json">OpenAPI 3.1</a>. All addresses start
with ${code('/api')}. Bodies are JSON in UTF-8, files apart. Calls that need a log-in send ${code('Authorization: Bearer <token>')}.</p>
<nav aria-label="Calls"><ul>${links}</ul></nav>${sections}${drawFailures()}</main></body></html>`;
}

const listEntries = (document: ReturnType<typeof toOpenApi>): Entry[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as unknown as Operation,
    })),
  );

const drawLink = ({ operation }: Entry): string =>
  `<li><a href="#${escape(operation.operationId)}">${escape(operation.summary)}</a></li>`;

const drawSection = (noun: string, entries: Entry[]): string =>
  `<section><h2>${escape(noun.charAt(0).toUpperCase() + noun.slice(1))}</h2>${entries.map(drawEntry).join('')}</section>`;

function drawEntry({ method, path, operation }: Entry): string {
  const parameters = operation.parameters.map(({ name, in: where, ...rest }) => ({
    name: `${name} (${where})`,
    ...rest,
  }));
  const answers = Object.entries(operation.responses).filter(([status]) => status !== 'default');
  return `<article id="${escape(operation.operationId)}">
<h3><span class="method">${method}</span>${code(path)}</h3>
<p>${escape(operation.summary)}. <span class="soft">${escape(operation.description)}</span></p>
${drawFields('Parameters', parameters)}
${drawFields('Body', listFields(operation.requestBody))}
${answers.map(([status, answer]) => drawFields(`Answer ${status}`, listFields(answer))).join('')}</article>`;
}

function listFields(part: Content | undefined): Field[] {
  const [schema] = Object.values(part?.content ?? {}).map((content) => content.schema);
  return Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) =>
    flatten({ name, schema: inner, required: schema?.required?.includes(name) ?? false }),
  );
}

/** One row per field and per nested field, up to two levels deep. */
function flatten(field: Field, depth = 0): Field[] {
  const holder = field.schema.items ?? field.schema;
  const inner = depth < 2 ? Object.entries(holder.properties ?? {}) : [];
  const prefix = `${field.name}${field.schema.items ? '[]' : ''}.`;
  return [
    field,
    ...inner.flatMap(([name, schema]) =>
      flatten({ name: prefix + name, schema, required: holder.required?.includes(name) ?? false }, depth + 1),
    ),
  ];
}

function drawFields(title: string, fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, schema, required }) =>
      `<tr><td>${code(name)}</td><td>${escape(describeShape(schema))}</td><td>${required ? 'required' : 'optional'}</td></tr>`,
  );
  return `<h4>${escape(title)}</h4><div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

function describeShape(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeShape))].join(' or ');
  if (schema.items) return `list of ${describeShape(schema.items)}`;
  return [[schema.type ?? 'anything'].flat().join(' or '), schema.format, describeLength(schema)]
    .filter(Boolean)
    .join(', ');
}

const describeLength = ({ minLength, maxLength }: Schema): string =>
  [minLength ? `at least ${minLength}` : '', maxLength ? `at most ${maxLength} characters` : '']
    .filter(Boolean)
    .join(', ');

function drawFailures(): string {
  const rows = Object.entries(FAILURES).map(
    ([name, { httpStatus, message }]) =>
      `<tr><td>${httpStatus}</td><td>${code(name)}</td><td>${escape(message)}</td></tr>`,
  );
  return `<section><h2>Failures</h2><p>A call that fails answers
${code('{"status":"error","code":…,"message":[…],"fieldErrors":…,"details":…,"requestId":…}')}.</p>
<div class="scroll"><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
