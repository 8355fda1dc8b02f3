import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from '@/platform/navigation';

/** A choice in the address, which survives Back and a reload; empty while nothing is chosen. */
export function useAddressChoice(name: string): [value: string, choose: (value: string) => void] {
  const [, setQuery] = useSearchParams();
  const get = useAddressQuery();
  const choose = (value: string) => {
    setQuery(
      (query) => {
        if (value) query.set(name, value);
        else query.delete(name);
        return query;
      },
      { replace: true },
    );
  };
  return [get(name), choose];
}
