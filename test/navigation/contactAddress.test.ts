import { chatAddress, mailAddress, telAddress } from '../../src/navigation/contactAddress';

describe('a telephone link', () => {
  it.each([
    ['+52 (55) 5555-0100', 'tel:+525555550100'],
    [' +52 55 5555 0100', 'tel:+525555550100'],
    ['5555 0100', 'tel:55550100'],
    ['030', 'tel:030'],
  ])('for %j is %s', (written, address) => {
    expect(telAddress(written)).toBe(address);
  });

  it.each(['30', '+52', '', 'call us'])('is missing for %j, which is no number', (written) => {
    expect(telAddress(written)).toBeUndefined();
  });

  it.each(['*21*5550100', '5550100#', '5550100,,1', '5550100;ext=1', '5550100?a=1', '5550100&a=1'])(
    'is missing for %j, which contains dial commands',
    (written) => {
      expect(telAddress(written)).toBeUndefined();
    },
  );
});

describe('a chat link', () => {
  it.each([
    ['+52 (55) 0000-00.30', 'https://wa.me/525500000030'],
    ['52 55 0000 0030', 'https://wa.me/525500000030'],
    // With a plus: at least seven digits. Without: at least twelve. At most fifteen.
    ['+5212345', 'https://wa.me/5212345'],
    ['+525512345678901', 'https://wa.me/525512345678901'],
    ['525512345678901', 'https://wa.me/525512345678901'],
  ])('for %j is %s', (written, address) => {
    expect(chatAddress(written)).toBe(address);
  });

  it.each([
    ...['+521234', '+5255123456789012', '+0525500000030'],
    ...['55 0000 0030', '52550000003', '5255123456789012', '0525500000030'],
  ])('is missing for %j: the country code is unknown', (written) => {
    expect(chatAddress(written)).toBeUndefined();
  });

  it.each(['lender2025', 'lender 525500000030', '+525500000030 (Ana)', '()', ''])(
    'is missing for %j, which is a name',
    (written) => {
      expect(chatAddress(written)).toBeUndefined();
    },
  );
});

describe('an e-mail link', () => {
  it('contains one address', () => {
    expect(mailAddress(' help@lender.example\n')).toBe('mailto:help@lender.example');
  });

  it.each(['', 'help', '@lender.example', 'help@', 'help@@lender.example'])(
    'is missing for %j',
    (written) => {
      expect(mailAddress(written)).toBeUndefined();
    },
  );

  it.each(Array.from('?&,;:<>()"%\\ \t\n'))('is missing if the address contains %j', (mark) => {
    expect(mailAddress(`he${mark}lp@lender.example`)).toBeUndefined();
    expect(mailAddress(`help@lender${mark}.example`)).toBeUndefined();
  });
});
