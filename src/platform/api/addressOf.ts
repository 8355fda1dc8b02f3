import { type AliasName, aliasNamed, servers } from '@/contract';
import type { Environment } from '../environment';

/** The address of a call in an environment, without its query. A replaced alias is the whole path. */
export function addressOf(name: AliasName, environment: Environment): string {
  const { server, path } = aliasNamed(name);
  return (
    environment.apiBase + (environment.aliases[name] ?? environment[servers[server].prefix] + path)
  );
}
