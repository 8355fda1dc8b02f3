import { chatAddress, mailAddress, telNumber } from '@/platform/navigation/writtenContact';

describe('telNumber', () => {
  it.each([
    ['+52 (55) 5555-0100', '+525555550100'],
    [' +52 55 5555 0100', '+525555550100'],
    ['5555 0100', '55550100'],
    ['030', '030'],
    ['(+52) 55 5555 0100', '+525555550100'],
    ['5555 0100 ext. 123', '55550100'],
    ['5555 0100x12', '55550100'],
    ['5555 0100 #12', '55550100'],
    ['5550100,,1', '5550100'],
    ['5550100;ext=1', '5550100'],
    ['030 ext. 5', '030'],
    ['5555 0100 9:00-18:00', '55550100'],
    ['5555 0100 (9 a 18 h)', '55550100'],
    ['5555 0100 9-18 hrs', '55550100'],
    ['5555 0100, 24/7', '55550100'],
    ['5555 0100 24h', '55550100'],
    ['Lun-Vie 9-18 h: 55 5555 0100', '5555550100'],
    ['55 5555 0100 / 55 5555 0200', '5555550100'],
    ['55 5555 0100 o 55 5555 0200', '5555550100'],
    ['55 5555 0100 - 55 5555 0200', '5555550100'],
    ['55 5555 0100 55 5555 0200', '5555550100'],
    ['+525555550100+525555550200', '+525555550100'],
    ['Tel. 01 800 123 4567 (México)', '018001234567'],
    ['\u202a+52 55 5555 0100\u202c', '+525555550100'],
    ['800 123 4567 9 a 6', '8001234567'],
    ['9 to 6: 800 123 4567', '8001234567'],
    ['9am-6pm 800 123 4567', '8001234567'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['+९१ ９８７６５ ४३२१०', '+919876543210'],
    ['٩٨٧٦٥٤٣٢١٠ (٩-٦)', '9876543210'],
    ['800 123 4567-ext 12', '8001234567'],
  ])('finds in %j: %s', (written, number) => {
    expect(telNumber(written)).toBe(number);
  });

  it.each([
    '30',
    '+52',
    '',
    'call us',
    '01 800 CREDITO',
    '1-800-FLOWERS',
    '0-800-123-CASH',
    '1800-2000-HELP',
    'lender2025',
    '9 a 18 h',
  ])('rejects %j, which is not a number', (written) => {
    expect(telNumber(written)).toBeUndefined();
  });

  it.each(['*21*5550100', '#31#5550100', '5550100?a=1', '5550100&a=1'])(
    'rejects %j, which contains a network code',
    (written) => {
      expect(telNumber(written)).toBeUndefined();
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
