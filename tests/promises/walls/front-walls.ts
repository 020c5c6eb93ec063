import { node, shared, type Wall } from './wall.ts'

export const frontWalls: Readonly<Record<string, Wall>> = {
  'site/src': {
    may: [...shared('access', 'browser', 'contract', 'errors', 'icons', 'pages', 'rules', 'ui'), 'astro:middleware'],
    types: ['astro'],
  },
  'site/src/kernel': {
    may: [
      ...shared('browser', 'contract', 'errors', 'pages', 'rules', 'schemas', 'ui'),
      '@nanostores/react',
      'nanostores',
      'react',
      'valibot',
    ],
  },
  // A feature is its own; the one that leads to another says so here.
  'site/src/features/*': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'forms', 'item-types', 'pages', 'rules', 'schemas', 'ui'),
      '@nanostores/react',
      'nanostores',
      'react',
      'valibot',
      'site/src/data',
      'site/src/frame',
      'site/src/html',
      'site/src/kernel',
      'site/src/scripts',
      'site/src/seo',
    ],
    types: [...shared('icons')],
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
      'site/src/scripts',
    ],
  },
  'site/src/features/learning': {
    may: [
      ...shared('contract', 'errors', 'item-types', 'pages', 'rules', 'states', 'ui'),
      'canvas-confetti',
      'react',
      'react-dom',
      'site/src/kernel',
      'site/src/scripts',
      'site/src/seo',
    ],
    types: [...shared('icons'), 'valibot'],
  },
  'site/src/features/notifications': {
    may: [...shared('browser', 'ui'), 'pusher-js', 'react', 'site/src/kernel', 'site/src/scripts'],
    types: [...shared('contract')],
  },
  'site/src/layouts': { may: [...shared('pages'), '@fontsource-variable/inter', 'site/src'] },
  'site/hash-list.ts': { may: [node], types: ['astro'] },
  'site/astro.config.ts': { may: ['@astrojs/node', '@astrojs/react', 'astro', 'site/hash-list.ts'] },

  'admin/src': { may: [...shared('browser', 'ui'), 'react', 'react-dom'] },
  // kernel ← fields ← lists, features ← app
  'admin/src/kernel': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'forms', 'schemas', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      'react',
      'react-hook-form',
      'valibot',
    ],
    types: [...shared('pages')],
  },
  'admin/src/fields': {
    may: [
      ...shared('contract', 'errors', 'resources', 'rules', 'schemas', 'ui'),
      '@tanstack/react-query',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'react',
      'react-hook-form',
      'admin/src/kernel',
    ],
  },
  'admin/src/lists': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'pages', 'resources', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'react',
      'react-hook-form',
      'admin/src/fields',
      'admin/src/kernel',
    ],
    types: ['@tanstack/react-table'],
  },
  'admin/src/features/*': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'pages', 'rules', 'states', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'react',
      'react-hook-form',
      'valibot',
      'admin/src/kernel',
    ],
  },
  'admin/src/features/pages.ts': { may: ['admin/src/features'], types: [...shared('pages'), 'admin/src/kernel'] },
  'admin/src/app': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'pages', 'resources', 'rules', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'pusher-js',
      'react',
      'admin/src/features/pages.ts',
      'admin/src/kernel',
      'admin/src/lists',
    ],
  },
  'admin/vite.config.ts': { may: ['@vitejs/plugin-react', 'vite'] },
}
