/** Fails if the repository breaks a rule of docs/architecture.md: names, imports, packages, wording. */
import { root } from './lib/repository.mjs';
import { checkRepository } from './structure/check-repository.mjs';

const { problems, filesRead, codeRead, importsFollowed } = checkRepository(root);

for (const { rule, file, line, message } of problems) {
  console.error(`${file}${line ? `:${line}` : ''}  [${rule}]  ${message}`);
}
console.log(
  `${filesRead} files read, ${codeRead} of them code with ${importsFollowed} imports: ` +
    (problems.length === 0 ? 'the structure holds.' : `${problems.length} problems.`),
);
process.exitCode = problems.length === 0 ? 0 : 1;
