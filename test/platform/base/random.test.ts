import { randomId, randomText } from '@/platform/base/random';

it('a random id is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  ids.forEach((id) => {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
  expect(new Set(ids).size).toBe(100);
});

it('a random text has 32 digits', () => {
  expect(randomText()).toMatch(/^[\da-f]{32}$/);
});
