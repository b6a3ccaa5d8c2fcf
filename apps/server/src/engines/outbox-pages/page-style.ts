import { TYPEFACE } from '#lib/text/typeface.ts';

/** The look of the outbox: the product's colors, light and dark, and its typeface. */
export const PAGE_STYLE = `
${TYPEFACE}
:root{--canvas:#f6f8f7;--card:#fff;--text:#16211f;--dim:#52605d;--line:#e2e8e6;--edge:#85938f;--pine:#0c645a;--on-pine:#fff;--tint:#e4f2ef;--on-tint:#084f48}
@media(prefers-color-scheme:dark){:root{--canvas:#0f1615;--card:#171f1e;--text:#dfe7e5;--dim:#9fadaa;--line:#29332f;--edge:#6d7b77;--pine:#53aa9d;--on-pine:#05231f;--tint:#17322e;--on-tint:#acd9d1}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:14px/21px 'Inter Variable',system-ui,sans-serif}
a{color:var(--pine)}
:focus-visible{outline:2px solid var(--pine);outline-offset:2px}
.bar{background:var(--card);border-bottom:1px solid var(--line)}
.bar>div{max-width:1440px;height:56px;margin:auto;padding:0 32px;display:flex;align-items:stretch;gap:24px}
.logo{display:flex;align-items:center;gap:8px;color:var(--text);font-size:19px;font-weight:640;letter-spacing:-.02em;text-decoration:none}
.rows{fill:var(--pine)}.slot{fill:#f2ae3d}
nav a{display:flex;align-items:center;height:100%;padding:0 10px;color:var(--text);font-weight:600;text-decoration:none;box-shadow:inset 0 -2px var(--pine)}
main{max-width:1440px;margin:auto;padding:24px 32px 40px}
h1{margin:0;font-size:24px;line-height:30px;font-weight:640;letter-spacing:-.012em;overflow-wrap:anywhere}
h2{margin:0;font-size:14px;line-height:21px;font-weight:620}
.dim{color:var(--dim)}.head p,.back{margin:0}.back{margin-bottom:8px}
.head{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:12px 32px;margin-bottom:20px}
.head>div{flex:1 1 420px}
.explained{max-width:620px}.explained p{margin:12px 0 0}
.search{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}
.search label{flex:1 0 100%;font-size:13px;line-height:19px;font-weight:560}
input{flex:1;min-width:200px;height:36px;padding:0 10px;border:1px solid var(--edge);border-radius:6px;background:var(--card);color:inherit;font:inherit}
button,.button{display:inline-flex;align-items:center;height:36px;padding:0 16px;border:0;border-radius:6px;background:var(--pine);color:var(--on-pine);font:inherit;font-weight:560;text-decoration:none;cursor:pointer}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden}
.card+.card{margin-top:20px}
.card-head{display:flex;align-items:center;justify-content:space-between;min-height:48px;padding:8px 16px;border-bottom:1px solid var(--line)}
.empty{margin:0;padding:40px 16px;text-align:center;color:var(--dim)}
table{width:100%;border-collapse:collapse;font-size:13px;line-height:19px}
th{height:36px;padding:0 12px;text-align:left;font-size:12px;font-weight:560;color:var(--dim)}
td{padding:8px 12px;border-top:1px solid var(--line);overflow-wrap:anywhere}
th:first-child,td:first-child{padding-left:16px}th:last-child,td:last-child{padding-right:16px}
tbody tr:hover{background:var(--canvas)}
.who b{display:block;font-weight:580}.who span{font-size:12px;line-height:17px}
.what a{font-weight:540;margin-right:8px}
.when{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.tag{display:inline-block;padding:0 6px;border-radius:4px;background:var(--tint);color:var(--on-tint);font-size:12px;line-height:20px;font-weight:540;white-space:nowrap}
.tag+.tag{margin-left:6px}
.pager{display:flex;justify-content:space-between;padding:12px 16px;border-top:1px solid var(--line);font-size:13px}
.pager a{margin-left:16px;font-weight:560}
.parts{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:20px;align-items:start}
iframe{display:block;width:100%;height:760px;border:0;background:var(--canvas)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0;padding:12px 16px;font-size:13px}
dt{color:var(--dim)}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:12px 16px;overflow-x:auto;font:12.5px/19px ui-monospace,'SF Mono','Cascadia Mono',Menlo,monospace}
.letter{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:900px){.parts{grid-template-columns:minmax(0,1fr)}iframe{height:880px}}
@media(max-width:640px){
.bar>div,main{padding-left:16px;padding-right:16px}h1{font-size:22px;line-height:28px}.head>div{flex-basis:100%}.search{width:100%}
input,button,.button{height:44px}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,td{display:block}tr{padding:12px 16px;border-top:1px solid var(--line)}tr:first-child{border-top:0}
td,td:first-child,td:last-child{padding:0;border:0}.when{text-align:left;font-size:12px}.what{margin:4px 0;font-size:14px}
dl{grid-template-columns:minmax(0,1fr);gap:0}dd+dt{margin-top:8px}
}
`;
