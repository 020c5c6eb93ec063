import { node, shared, type Wall } from './wall.ts'

// data, html ← suggestions ← scripts ← seo, kernel, owned ← frame ← layouts ← features ← pages
export const siteWalls: Readonly<Record<string, Wall>> = {
  'site/src/data': { may: [] },
  'site/src/html': { may: [...shared('rules')] },
  'site/src/styles': { may: [] },
  'site/src/env.d.ts': { may: [], types: [...shared('calls', 'contract', 'tags')] },
  'site/src/middleware.ts': { may: [...shared('pages'), 'astro:middleware'], types: ['astro'] },
  'site/src/suggestions': { may: [...shared('pages'), 'site/src/html'], types: [...shared('calls', 'contract')] },
  'site/src/scripts': { may: [...shared('access', 'browser', 'pages', 'rules'), 'site/src/suggestions'] },
  'site/src/seo': { may: [...shared('pages'), 'site/src/html'], types: [...shared('contract')] },
  'site/src/kernel': {
    may: [
      ...shared('browser', 'calls', 'contract', 'errors', 'kernel', 'pages', 'rules', 'schemas', 'ui'),
      '@nanostores/react',
      'nanostores',
      'react',
      'valibot',
    ],
  },
  'site/src/frame': {
    may: [...shared('browser', 'icons', 'pages', 'rules'), 'site/src/html', 'site/src/scripts'],
    types: ['site/src/seo'],
  },
  'site/src/layouts': {
    may: [
      ...shared('browser', 'errors', 'pages', 'rules', 'tags'),
      '@fontsource-variable/inter',
      'site/src/frame',
      'site/src/scripts',
      'site/src/seo',
      'site/src/styles',
    ],
  },
  'site/src/owned': { may: [...shared('browser'), 'site/src/html'], types: [...shared('contract')] },
  // A feature is its own; the one that leads to another says so here.
  'site/src/features/*': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'forms', 'guards', 'item-types', 'pages', 'routes'),
      ...shared('rules', 'schemas', 'states', 'tags', 'ui'),
      '@nanostores/react',
      'nanostores',
      'react',
      'valibot',
      'site/src/data',
      'site/src/frame',
      'site/src/html',
      'site/src/kernel',
      'site/src/owned',
      'site/src/scripts',
      'site/src/seo',
    ],
    types: [...shared('calls', 'icons')],
  },
  'site/src/features/checkout': {
    may: [
      ...shared('browser', 'contract', 'errors', 'pages', 'rules', 'states', 'ui'),
      '@nanostores/react',
      'nanostores',
      'react',
      'valibot',
      'site/src/features/account',
      'site/src/features/cart',
      'site/src/kernel',
      'site/src/layouts',
      'site/src/scripts',
    ],
    types: [...shared('calls')],
  },
  'site/src/features/learning': {
    may: [
      ...shared('browser', 'contract', 'errors', 'item-types', 'pages', 'rules', 'states', 'ui'),
      '@nanostores/react',
      'canvas-confetti',
      'nanostores',
      'react',
      'react-dom',
      'valibot',
      'site/src/kernel',
      'site/src/scripts',
      'site/src/seo',
    ],
    types: [...shared('calls', 'icons')],
  },
  'site/src/features/notifications': {
    may: [...shared('browser', 'ui'), 'pusher-js', 'react', 'site/src/kernel', 'site/src/scripts'],
    types: [...shared('contract')],
  },
  'site/src/pages': {
    may: [
      ...shared('contract', 'errors', 'pages', 'rules', 'states', 'tags', 'ui'),
      'site/src/data',
      'site/src/features',
      'site/src/frame',
      'site/src/html',
      'site/src/layouts',
      'site/src/scripts',
      'site/src/seo',
    ],
    types: ['astro'],
  },
  'site/hash-list.ts': { may: [node], types: ['astro'] },
  'site/hash-of.ts': { may: [node] },
  'site/astro.config.ts': {
    may: [...shared('browser'), '@astrojs/node', '@astrojs/react', 'astro', 'site/hash-list.ts', 'site/hash-of.ts'],
  },
}
