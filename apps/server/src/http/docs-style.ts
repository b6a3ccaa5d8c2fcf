import { TYPEFACE } from '#lib/text/typeface.ts';

export const DOCS_STYLE = `
${TYPEFACE}
:root { color-scheme: light dark; --text: #1d2733; --soft: #56606d; --line: #d9dee5; --page: #fff; --raised: #f5f7fa; --accent: #0b5c8a; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6eaf0; --soft: #a3adba; --line: #333c47; --page: #14181d; --raised: #1c2229; --accent: #6fbde8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.55 'Inter Variable', system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font-size: 1.9rem; margin: 0 0 .25rem; }
h2 { font-size: 1.35rem; margin: 3rem 0 .5rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 0; }
h4 { font-size: .8rem; margin: 1.1rem 0 .35rem; color: var(--soft); text-transform: uppercase; letter-spacing: .05em; }
a { color: var(--accent); }
nav ul { columns: 16rem; padding: 0; list-style: none; margin: .5rem 0; }
nav li { margin: .15rem 0; }
article { margin: 1rem 0; padding: 1rem 1.15rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
p { margin: .3rem 0; }
.soft { color: var(--soft); }
code { font: .88em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; color: var(--accent); margin-right: .4rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-weight: 600; }
`;
