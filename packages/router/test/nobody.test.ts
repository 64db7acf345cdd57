import { describe, expect, it } from 'vitest';

import { openShop } from './shop.ts';

describe('where there is no person', () => {
  it('offers none, neither for what is not understood nor after asking in vain', async () => {
    const shop = openShop({ humanOffer: null });
    expect((await shop.say('How heavy is the moon?')).text).toBe('I am not sure what you need.');
    expect((await shop.say('yes')).status).not.toBe('handed-over');
    const asked = [await shop.say('where is it')];
    for (const text of ['hm', 'no idea', 'who knows']) asked.push(await shop.say(text));
    for (const { text } of asked) expect(text).not.toMatch(/human|person/);
  });

  it('says so to who asks for one, and goes on', async () => {
    const shop = openShop({ humanOffer: null });
    expect((await shop.say('I want to talk to a human')).text).toBe(
      'There is no person here to whom I could hand this over. Tell me what I can do for you.',
    );
    expect(await shop.say('where is ORD-1001')).toMatchObject({ status: 'answered' });
  });

  it('takes back what was left to a person before, and answers the message', async () => {
    const before = openShop();
    await before.say('I want to talk to a human');
    expect(await before.say('where is ORD-1001')).toMatchObject({ status: 'silent', text: '' });
    const after = openShop({ humanOffer: null, log: before.log });
    const { messages, status } = await after.router.handle({
      id: 'later',
      text: 'where is ORD-1001',
      customerId: 'c1',
      context: { sessionId: 's1' },
    });
    expect(status).toBe('answered');
    expect(messages[0]?.text).toBe('No person reads this conversation any more, so I am back.');
    expect(messages.at(-1)?.text).toBe('Here it is: ORD-1001 left on Monday.');
    expect((await after.router.session('s1')).handedOver).toBe(false);
  });
});
