import {
  chatAddress,
  mailAddress,
  telAddress,
} from '../../../src/platform/navigation/contactAddress';

describe('telAddress', () => {
  it.each([
    ['+52 (55) 5555-0100', 'tel:+525555550100'],
    [' +52 55 5555 0100', 'tel:+525555550100'],
    ['5555 0100', 'tel:55550100'],
    ['030', 'tel:030'],
  ])('makes %j: %s', (written, address) => {
    expect(telAddress(written)).toBe(address);
  });

  it.each(['30', '+52', '', 'call us'])('rejects %j, which is not a number', (written) => {
    expect(telAddress(written)).toBeUndefined();
  });

  it.each(['*21*5550100', '5550100#', '5550100,,1', '5550100;ext=1', '5550100?a=1', '5550100&a=1'])(
    'rejects %j, which contains a network code',
    (written) => {
      expect(telAddress(written)).toBeUndefined();
    },
  );
});

describe('chatAddress', () => {
  it.each([
    ['+52 (55) 0000-00.30', 'https://wa.me/525500000030'],
    ['52 55 0000 0030', 'https://wa.me/525500000030'],
    // Seven to fifteen digits with a plus, twelve to fifteen without one.
    ['+5212345', 'https://wa.me/5212345'],
    ['+525512345678901', 'https://wa.me/525512345678901'],
    ['525512345678901', 'https://wa.me/525512345678901'],
  ])('makes %j: %s', (written, address) => {
    expect(chatAddress(written)).toBe(address);
  });

  it.each([
    ...['+521234', '+5255123456789012', '+0525500000030'],
    ...['55 0000 0030', '52550000003', '5255123456789012', '0525500000030'],
  ])('rejects %j: its owner depends on the country', (written) => {
    expect(chatAddress(written)).toBeUndefined();
  });

  it.each(['lender2025', 'lender 525500000030', '+525500000030 (Ana)', '()', ''])(
    'rejects %j, which is a name',
    (written) => {
      expect(chatAddress(written)).toBeUndefined();
    },
  );
});

describe('mailAddress', () => {
  it('accepts one address', () => {
    expect(mailAddress(' help@lender.example\n')).toBe('mailto:help@lender.example');
  });

  it.each(['', 'help', '@lender.example', 'help@', 'help@@lender.example'])(
    'rejects %j',
    (written) => {
      expect(mailAddress(written)).toBeUndefined();
    },
  );

  it.each(Array.from('?&,;:<>()"%\\ \t\n'))(
    'rejects an address where %j could add something',
    (mark) => {
      expect(mailAddress(`he${mark}lp@lender.example`)).toBeUndefined();
      expect(mailAddress(`help@lender${mark}.example`)).toBeUndefined();
    },
  );
});
