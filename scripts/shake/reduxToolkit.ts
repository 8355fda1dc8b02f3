import type { Cut, CutFile } from './cut';

const version = '2.14.0';

const infinite: Pick<Cut, 'what' | 'neededBy'> = {
  what: 'Infinite queries: a list of ours is one answer.',
  neededBy: /infiniteQuery|InfiniteQuery/,
};

const written: Pick<Cut, 'what' | 'neededBy'> = {
  what: 'Writing into the cache by hand, prefetching and reading its index: what is known is what was answered.',
  neededBy:
    /(update|upsert|patch)Query(Data|Entries)|usePrefetch|util\.prefetch|selectCachedArgsForQuery|selectEntriesForEndpoint|selectAllQueryEntries/,
};

/** Of RTK Query, the features that no endpoint here has. */
export const reduxToolkit: readonly CutFile[] = [
  {
    library: '@reduxjs/toolkit',
    version,
    file: 'dist/query/rtk-query.modern.mjs',
    cuts: [
      {
        ...infinite,
        answers: {
          isInfiniteQueryDefinition: 'false',
          getNextPageParam: '',
          getPreviousPageParam: '',
          buildInfiniteQuerySelector: '',
          buildInitiateInfiniteQuery: '',
        },
      },
      {
        ...written,
        answers: {
          isUpsertQuery: 'false',
          patchQueryData: '',
          updateQueryData: '',
          upsertQueryData: '',
        },
        properties: [
          'patchQueryData',
          'updateQueryData',
          'upsertQueryData',
          'upsertQueryEntries',
          'prefetch',
          'queryResultPatched',
          'selectCachedArgsForQuery',
          'selectEntriesForEndpoint',
          'selectAllQueryEntries',
        ],
      },
      {
        what: "Polling, and what an endpoint does along its query's life.",
        neededBy: /pollingInterval|onCacheEntryAdded|onQueryStarted/,
        answers: {
          buildPollingHandler: '() => {}',
          buildCacheLifecycleHandler: '() => {}',
          buildQueryLifecycleHandler: '() => {}',
        },
      },
      {
        what: 'Reading anew on focus, or when the line is back: a screen says that it is stale, and offers it.',
        neededBy: /setupListeners|refetchOnFocus|refetchOnReconnect: true/,
        answers: { buildWindowEventHandler: '() => {}' },
      },
      {
        what: 'A picture of the subscriptions for developers, written by patches; the middleware has its own.',
        neededBy: /subscriptionsUpdated|state\.api\.subscriptions/,
        answers: { buildSubscriptionPatches: '[]' },
      },
    ],
  },
  {
    library: '@reduxjs/toolkit',
    version,
    file: 'dist/query/react/rtk-query-react.modern.mjs',
    cuts: [
      {
        ...infinite,
        answers: { isInfiniteQueryDefinition: 'false', buildInfiniteQueryHooks: '({})' },
      },
      { ...written, properties: ['usePrefetch'] },
      {
        what: 'Queries by hand, and the halves of a query.',
        neededBy: /useLazy\w*Query|useQueryState|useQuerySubscription\b/,
        properties: ['useLazyQuery', 'useLazyQuerySubscription'],
        assignments: ['api[`useLazy${capitalize(endpointName)}Query`]'],
      },
    ],
  },
];

export const immer: CutFile = {
  library: 'immer',
  version: '11.2.10',
  file: 'dist/immer.mjs',
  cuts: [
    {
      what: 'Patches.',
      neededBy: /produceWithPatches|applyPatches|enablePatches/,
      answers: { enablePatches: '' },
    },
    {
      what: 'Maps and sets in a state, which is what JSON can say.',
      neededBy: /enableMapSet/,
      answers: { isMap: 'false', isSet: 'false' },
    },
  ],
};
