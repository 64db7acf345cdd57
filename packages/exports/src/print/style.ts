/**
 * For paper, and for a screen before that. No size of paper is named, so that A4 and Letter print alike; a stop is never cut
 * in two, and no heading stands alone at the end of a page. Letters of any script are the reader's own fonts.
 */
export const PRINT_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
@page { margin: 14mm 13mm 15mm; }
body { margin: 0 auto; padding: 24px 16px 48px; max-width: 780px; background: #fff; color: #1b1f24;
  font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'PingFang SC', 'Microsoft YaHei', sans-serif;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; overflow-wrap: anywhere; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.2; }
h2 { margin: 28px 0 4px; font-size: 18px; line-height: 1.3; break-after: avoid; }
p { margin: 4px 0; }
a { color: inherit; text-decoration: underline; text-decoration-color: #9aa3ad; text-underline-offset: 2px; }
.muted { color: #57606a; }
.hint { margin-bottom: 20px; padding: 10px 14px; border: 1px solid #d0d7de; border-radius: 8px; }
.about { break-after: avoid; }
figure { margin: 8px 0 10px; break-inside: avoid; }
figcaption { font-size: 11px; color: #57606a; }
.map { display: block; width: 100%; height: auto; border: 1px solid #d0d7de; border-radius: 6px; }
.map text { font-size: 11px; font-weight: 600; text-anchor: middle; }
.map-ground { fill: #f6f5f1; }
.map-hill { fill: #e6eadd; } .map-park { fill: #d5e6cd; } .map-water { fill: #c4dcec; }
.map-coast, .map-river, .map-street, .map-road, .map-line { fill: none; }
.map-coast, .map-river { stroke: #9cc3dd; stroke-width: 2.5; }
.map-street { stroke: #dedbd2; stroke-width: 0.8; } .map-road { stroke: #cfcabd; stroke-width: 1.6; }
.map-line { stroke: #a8a29a; stroke-width: 1; stroke-dasharray: 5 3; }
.map .map-district { fill: #7d8590; font-weight: 500; font-size: 10px; }
.map-walk, .map-ride { stroke: #1f5cb3; stroke-width: 2; } .map-walk { stroke-dasharray: 3 4; }
.map-stop circle { fill: #1f5cb3; stroke: #fff; stroke-width: 1.5; } .map-stop text { fill: #fff; }
.map-mark rect { fill: #fff; stroke: #1b1f24; stroke-width: 1.2; } .map-mark text { fill: #1b1f24; }
.map-scale path { fill: none; stroke: #57606a; } .map .map-scale text { fill: #57606a; font-weight: 500; text-anchor: start; }
[lang=ja] { font-family: 'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif; }
[lang=zh-Hans] { font-family: 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; }
.cover { break-after: page; } .cover h1 { font-size: 34px; } .cover .work { font-size: 18px; font-weight: 600; } .cover .when { margin: 14px 0 18px; font-size: 16px; }
.titles { font-weight: 450; } .dot { display: inline-block; width: 12px; height: 12px; border-radius: 50%; background: #1f5cb3; }
.stats { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px 18px; margin: 0; }
.stats div { padding: 10px 0; border-top: 2px solid #1b1f24; } .stats dt { color: #57606a; font-size: 12px; } .stats dd { margin: 0; font-size: 21px; font-weight: 650; font-variant-numeric: tabular-nums; }
.scene { font-size: 13px; } .manners { padding-left: 9px; border-left: 3px solid #d9a441; color: #6b4a00; font-size: 12px; }
.work-section table { width: 100%; } .work-section thead th { color: #57606a; font-size: 12px; } .work-section td, .work-section th { vertical-align: top; border-top: 1px solid #e4e7eb; padding-top: 6px; }
ol { margin: 0; padding: 0; list-style: none; }
.stop, .leg { display: grid; grid-template-columns: 100px 26px 1fr; column-gap: 6px; break-inside: avoid; }
.stop { padding: 6px 0; border-top: 1px solid #e4e7eb; }
.leg { color: #57606a; font-size: 12px; padding-bottom: 5px; break-after: avoid; }
.leg > span { grid-column: 3; }
.time { white-space: nowrap; font-variant-numeric: tabular-nums; font-weight: 600; }
.number { display: grid; place-items: center; width: 20px; height: 20px; border-radius: 50%; background: #1f5cb3; color: #fff; font-size: 11px; font-weight: 600; }
.name { font-weight: 650; }
.facts, .source { font-size: 12px; } .source { color: #57606a; }
table { border-collapse: collapse; min-width: 320px; } caption { text-align: left; padding-bottom: 4px; color: #57606a; }
tr { break-inside: avoid; } th, td { padding: 3px 14px 3px 0; text-align: left; font-weight: 400; }
td.amount { text-align: right; font-variant-numeric: tabular-nums; } tfoot th, tfoot td { border-top: 1px solid #1b1f24; font-weight: 650; }
ul { margin: 4px 0; padding-left: 18px; } li { break-inside: avoid; }
@media print { body { padding: 0; max-width: none; font-size: 10.5pt; } .hint { display: none; } h1 { font-size: 19pt; } h2 { font-size: 13.5pt; } .facts, .source, .leg { font-size: 9pt; } }
@media (max-width: 480px) { .stop, .leg { grid-template-columns: 88px 22px 1fr; } }
`;
