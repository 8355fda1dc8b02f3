import type { CutFile } from './cut';

/** Attributes that are written otherwise than they are named: those that a drawing, or a label, of ours may have. */
const ATTRIBUTES = {
  htmlFor: 'for',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  shapeRendering: 'shape-rendering',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
};

/** Of React, what the borrower's app never does. The public pages, which hydrate, have React as it is published. */
export const reactDom: CutFile = {
  library: 'react-dom',
  version: '19.2.9',
  file: 'cjs/react-dom-client.production.js',
  cuts: [
    {
      what: 'Hydration: a frame is replaced, never taken over.',
      neededBy: /hydrateRoot/,
      constants: { isHydrating: 'false' },
      exports: ['hydrateRoot'],
      // A dehydrated fragment.
      kinds: [18],
      answers: {
        popHydrationState: 'false',
        queueIfContinuousEvent: 'false',
        clearIfContinuousEvent: '',
        retryIfBlockedOn: '',
        attemptReplayContinuousQueuedEvent: 'false',
        attemptExplicitHydrationTarget: '',
        scheduleReplayQueueIfNeeded: '',
        getNextHydratable: 'null',
        getNextHydratableInstanceAfterHydrationBoundary: 'null',
        getParentHydrationBoundary: 'null',
        popToNextHostParent: '',
        hideOrUnhideDehydratedBoundary: '',
        clearHydrationBoundary: '',
        retryDehydratedSuspenseBoundary: '',
        throwOnHydrationMismatch: '',
        upgradeHydrationErrorsToRecoverable: 'null',
        pushTreeFork: '',
        pushMaterializedTreeId: '',
        pushTreeId: '',
      },
    },
    {
      what: 'Style sheets, scripts, titles and the page itself as elements: what a page holds is in its file.',
      neededBy: /<(title|meta|link|script|style|base|html|head|body)[\s>]|from 'react-dom'/,
      // Hoisted elements and singletons.
      kinds: [26, 27],
      assignments: ['ReactDOMSharedInternals.d'],
      answers: {
        isHostHoistableType: 'false',
        isSingletonScope: 'false',
        getResource: 'null',
        acquireResource: 'null',
        waitForCommitToBeReady: 'null',
        accumulateSuspenseyCommitOnFiber: '',
      },
    },
    {
      what: 'Portals, lists of Suspense, Activity, Profiler, view transitions, old kinds of components.',
      neededBy: /createPortal|SuspenseList|<Activity|<Profiler|ViewTransition/,
      kinds: [4, 12, 17, 19, 21, 23, 25, 28, 30, 31],
    },
    {
      what: "React's own late components and readers of a context: screens are loaded by `lazyScreen`.",
      neededBy: /React\.lazy|\blazy\b[^;]* from 'react'|\.Consumer\b/,
      kinds: [9, 16],
    },
    {
      what: 'The other attributes of drawings and forms with a name of their own.',
      neededBy:
        /\s(acceptCharset|httpEquiv|crossOrigin|(accent|alignment|baseline|color|dominant|flood|font|glyph|image|letter|lighting|marker|paint|pointer|rendering|stop|text|transform|underline|vector|word|writing|xlink|xml)[A-Z]\w+)=["{]/,
      initials: { aliases: `new Map(Object.entries(${JSON.stringify(ATTRIBUTES)}))` },
    },
    {
      what: 'Hooks that neither we nor the libraries in the bundle call.',
      neededBy:
        /useActionState|useFormState|useFormStatus|useOptimistic|useDeferredValue|useTransition\b/,
      properties: [
        'useActionState',
        'useFormState',
        'useHostTransitionStatus',
        'useOptimistic',
        'useDeferredValue',
        'useTransition',
        'useDebugValue',
        'useMemoCache',
        'useCacheRefresh',
      ],
    },
    {
      what: 'Events that nobody listens to, form actions, elements of other makers, and select boxes.',
      neededBy:
        /onBeforeInput|onSelect\b|onMouseEnter|onMouseLeave|onPointerEnter|onPointerLeave|onComposition|formAction|<select|<[a-z]+-[a-z]+[\s>]/,
      answers: {
        getNativeBeforeInputChars: 'null',
        getFallbackBeforeInputChars: 'null',
        constructSelectEvent: '',
        accumulateEnterLeaveListenersForEvent: '',
        extractEvents$1: '',
        setPropOnCustomElement: '',
        updateOptions: '',
      },
    },
    {
      what: 'Browsers older than ours (.browserslistrc).',
      neededBy: /webkitAnimation|attachEvent/,
      constants: {
        canUseDOM: 'true',
        isInputEventSupported: 'true',
        documentMode: 'null',
        ANIMATION_END: '"animationend"',
        ANIMATION_ITERATION: '"animationiteration"',
        ANIMATION_START: '"animationstart"',
        TRANSITION_RUN: '"transitionrun"',
        TRANSITION_START: '"transitionstart"',
        TRANSITION_CANCEL: '"transitioncancel"',
        TRANSITION_END: '"transitionend"',
      },
    },
    {
      what: "Where an error was thrown, in React's words, and the browser's own sign of a transition: nobody sees them.",
      neededBy: /componentStack|captureOwnerStack|startTransition/,
      answers: { getStackByFiberInDevAndProd: '""', defaultOnDefaultTransitionIndicator: '' },
      assignments: ['ReactDOMSharedInternals.findDOMNode'],
    },
  ],
};
