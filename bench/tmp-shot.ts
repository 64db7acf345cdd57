import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const [name, w, h, dark] of [['desk',1280,900,false],['phone',390,844,false],['dark',1280,900,true]] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light' });
  await p.goto('http://127.0.0.1:4517/'); await p.waitForTimeout(2500);
  const link = p.getByText('Your Name. (Shinjuku)').first(); if (await link.count()) { await link.click(); await p.waitForTimeout(4000); }
  await p.screenshot({ path: `/tmp/p-${name}.png` }); console.log(p.url());
  await p.close();
}
await b.close();
