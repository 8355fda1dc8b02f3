import fc from 'fast-check';
import {
  checkAddress,
  imageAddress,
  isElsewhere,
  withParameters,
} from '@/platform/navigation/addressGate';
import type { Contact } from '@/platform/navigation/contactAddress';

const OWN = 'https://h5.lender.example';
const environment = {
  allowedOrigins: ['https://pay.lender.example', 'http://localhost:8080'],
  deepLinkScheme: 'lender',
  h5Base: 'https://www.lender.example',
  paymentSchemes: ['upi', 'PayTM'],
};
const check = (address: string, contact?: Contact, ownOrigin = OWN) =>
  checkAddress(address, { ownOrigin, environment, contact });
const verdict = (...gate: Parameters<typeof check>) => {
  const answer = check(...gate);
  return answer.ok ? answer.destination.kind : answer.refusal;
};

describe('an accepted address', () => {
  it.each([
    ['/loanDetail?orderId=9', 'ours'],
    ['loanDetail', 'ours'],
    ['?orderId=9', 'ours'],
    ['  /loanDetail\n', 'ours'],
    [`${OWN}/x`, 'ours'],
    ['HTTPS://H5.LENDER.EXAMPLE/x', 'ours'],
    ['https://h5.lender.example:443/x', 'ours'],
    ['https://pay.lender.example/online', 'ours'],
    ['https://www.lender.example/confirm', 'ours'],
    ['http://localhost:8080/pay', 'ours'],
    ['lender://productDetail', 'deepLink'],
    ['LENDER://main', 'deepLink'],
  ])('is accepted: %j as %s', (address, kind) => {
    expect(verdict(address)).toBe(kind);
  });

  it('is a phone or an e-mail only where the screen offers it', () => {
    expect(verdict('tel:+525555', 'tel')).toBe('contact');
    expect(verdict('mailto:a@b.example', 'mailto')).toBe('contact');
    expect(verdict('https://wa.me/525500000030', 'chat')).toBe('contact');
    expect(verdict('https://wa.me/525500000030')).toBe('origin');
    expect(verdict('tel:+525555')).toBe('scheme');
    expect(verdict('mailto:a@b.example')).toBe('scheme');
  });

  it('is the chat’s only where the screen offers the chat', () => {
    expect(verdict('https://wa.me/525500000030', 'mailto')).toBe('origin');
    expect(verdict('https://wa.me/525500000030', 'tel')).toBe('origin');
    expect(verdict('mailto:a@b.example', 'tel')).toBe('scheme');
    expect(verdict('tel:+525555', 'chat')).toBe('scheme');
  });

  it('is a plain http page on this machine only', () => {
    expect(verdict('/x', undefined, 'http://localhost:8080')).toBe('ours');
    expect(verdict('/x', undefined, 'http://127.0.0.1')).toBe('ours');
    expect(verdict('/x', undefined, 'http://[::1]:3000')).toBe('ours');
    expect(verdict('/x', undefined, 'http://lender.example')).toBe('scheme');
    expect(verdict('/x', undefined, 'http://127.0.0.1.lender.example')).toBe('scheme');
  });
});

it.each([
  'tel:*21*5550100#',
  'tel:+52;ext=1',
  'tel:5550100,,1234',
  'tel:',
  'tel:52',
  'tel:call525555',
  'tel:525555x',
  'tel:525555#x',
  'mailto:a@b.example?bcc=x@y.example',
  'mailto:a@b.example%3Fbcc=x',
  'mailto:a@b.example,x@y.example',
  'mailto:a@b.example&cc=x@y.example',
  'mailto:',
  'mailto:a',
  'mailto:a@b.example#x',
  'https://wa.me/525500000030?text=x',
  'https://wa.me/525500000030#x',
  'https://wa.me/525500000030?',
  'mailto:a@b.example?',
  'https://wa.me/message/ABC',
  'https://wa.me/',
  'https://wa.me/525500000030x',
  'https://wa.me/x/525500000030',
  'http://wa.me/525500000030',
])('refuses a contact with anything added: %s', (address) => {
  const kind = address.startsWith('http') ? 'chat' : address.startsWith('tel') ? 'tel' : 'mailto';
  expect(verdict(address, kind)).toBe('notAnAddress');
});

it.each([
  'lender://user:secret@productDetail',
  'lender://user@main',
  'LENDER://:secret@main',
  'https://user@wa.me/525500000030',
  'https://:secret@wa.me/525500000030',
  'ftp://user:secret@h5.lender.example/',
])('refuses credentials in any scheme: %s', (address) => {
  expect(verdict(address, 'chat')).toBe('credentials');
});

describe('a refused address', () => {
  it.each([
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,<script>1</script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    [`blob:${OWN}/9f`, 'scheme'],
    [`filesystem:${OWN}/x`, 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://localhost:8080/x', 'scheme'],
    ['intent://scan/#Intent;scheme=zxing;end', 'scheme'],
    ['http://h5.lender.example/x', 'scheme'],
    ['lenders://main', 'scheme'],
    ['https://elsewhere.example/', 'origin'],
    ['https://pay.lender.example.elsewhere.example/', 'origin'],
    ['https://h5.lender.example:8443/', 'origin'],
    ['http://localhost:9999/', 'origin'],
    ['https://user:secret@h5.lender.example/', 'credentials'],
    ['https://h5.lender.example@elsewhere.example/', 'credentials'],
    ['https://user@pay.lender.example/', 'credentials'],
    ['//pay.lender.example/x', 'notAnAddress'],
    ['  //pay.lender.example/x', 'notAnAddress'],
    ['\u0001//pay.lender.example/x', 'notAnAddress'],
    ['/\t/pay.lender.example/x', 'notAnAddress'],
    ['/\\pay.lender.example/x', 'notAnAddress'],
    ['\\\\pay.lender.example/x', 'notAnAddress'],
    ['https:\\\\pay.lender.example', 'notAnAddress'],
    ['java\nscript:alert(1)', 'notAnAddress'],
    ['https://', 'notAnAddress'],
    ['https://[', 'notAnAddress'],
    ['', 'notAnAddress'],
    ['   ', 'notAnAddress'],
  ])('is refused: %j as %s', (address, refusal) => {
    expect(verdict(address)).toBe(refusal);
  });

  it('is refused unless it leads to an origin of the lender’s, for any text', () => {
    const scheme = fc.constantFrom('', 'https:', 'http:', 'javascript:', 'data:', 'blob:', 'ftp:');
    const piece = fc.constantFrom(
      '/',
      '\\',
      '@',
      ':',
      '\t',
      ' ',
      'h5.lender.example',
      'evil.example',
    );
    const looks = fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 8 });
    const allowed = [OWN, environment.h5Base, ...environment.allowedOrigins];
    fc.assert(
      fc.property(scheme, looks, (start, rest) => {
        const answer = check(start + rest.join(''));
        if (answer.ok && answer.destination.kind === 'ours') {
          const { origin, username, password } = answer.destination.url;
          expect(allowed).toContain(origin);
          expect(username + password).toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

it('adds parameters without changing the address’s own', () => {
  const url = new URL(`${OWN}/x?orderId=9&a=b#part`);
  const extended = withParameters(url, { orderId: '8', userId: 'u&v' });
  expect(extended.href).toBe(`${OWN}/x?orderId=9&a=b&userId=u%26v#part`);
  expect(url.href).not.toContain('userId');
});

describe('an image’s address', () => {
  it.each([
    ['https://cdn.elsewhere.example/a.png', 'https://cdn.elsewhere.example/a.png'],
    ['/images/a.png', `${OWN}/images/a.png`],
    ['http://elsewhere.example/a.png', undefined],
    ['//cdn.elsewhere.example/a.png', undefined],
    ['https://user:secret@cdn.elsewhere.example/a.png', undefined],
    ['data:image/png;base64,AAAA', undefined],
    [`blob:${OWN}/9f`, undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('is checked: %j gives %s', (address, expected) => {
    expect(imageAddress(address, OWN)).toBe(expected);
  });

  it('is accepted for the sandbox on this plain http origin', () => {
    expect(imageAddress('/a.svg', 'http://localhost:8080')).toBe('http://localhost:8080/a.svg');
  });
});

describe('the address of an online payment', () => {
  const paid = (address: string, isPayment = true) => {
    const answer = checkAddress(address, { ownOrigin: OWN, environment, isPayment });
    return answer.ok ? answer.destination.kind : answer.refusal;
  };

  it.each(['upi://pay?pa=lender@bank&am=12.00', 'UPI://pay', 'paytm://pay?x=1'])(
    'may open a payment app of the brand: %s',
    (address) => {
      expect(paid(address)).toBe('deepLink');
      expect(paid(address, false)).toBe('scheme');
    },
  );

  it.each([
    ['phonepe://pay', 'scheme'],
    ['upi://me:secret@pay', 'credentials'],
    ['javascript:upi://pay', 'scheme'],
    ['intent://pay#Intent;scheme=upi;end', 'scheme'],
    ['https://elsewhere.example/upi://pay', 'origin'],
  ])('is refused otherwise: %s', (address, refusal) => {
    expect(paid(address)).toBe(refusal);
  });
});

it('tells another website by its whole origin', () => {
  const { origin } = window.location;
  expect(isElsewhere(`${origin}/a`)).toBe(false);
  expect(isElsewhere('/a')).toBe(false);
  expect(isElsewhere('lender://a')).toBe(false);
  // Begins like this page's origin.
  expect(isElsewhere(`${origin}.example/a`)).toBe(true);
  expect(isElsewhere('https://other.example')).toBe(true);
});
