import { shared, type Wall } from './wall.ts'

const feature = (name: string): string => `admin/src/features/${name}`

/** Imports that every feature may use. */
const ground = [
  ...shared(
    'access',
    'browser',
    'contract',
    'errors',
    'item-types',
    'kernel',
    'pages',
    'rules',
    'schemas',
    'states',
    'ui',
  ),
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react',
  'react-hook-form',
  'admin/src/fields',
  'admin/src/kernel',
]

type Uses = { domains?: readonly string[]; others?: readonly string[]; types?: readonly string[] }

const calls = shared('calls')
const resources = shared('resources')

/** The API domains that have pages, and the course outline, from the lowest up, each with the lower ones it uses. */
const domains: Readonly<Record<string, Uses>> = {
  catalog: {},
  credits: { types: calls },
  identity: { others: ['react-image-crop'], types: [...calls, ...resources] },
  library: {},
  orders: { types: ['valibot'] },
  partners: { types: resources },
  portals: { types: [...calls, 'valibot'] },
  shares: {},
  subscriptions: { types: calls },
  courses: { domains: ['shares'], types: [...calls, ...resources, ...shared('icons'), 'valibot'] },
  scorm: { domains: ['courses'] },
  'item-types': { domains: ['scorm'], others: resources, types: [...calls, feature('courses')] },
  outline: { domains: ['courses', 'item-types'] },
  learning: { domains: ['courses', 'credits'] },
  assignments: { domains: ['courses', 'learning', 'outline'] },
  credentials: { domains: ['courses', 'outline'], types: calls },
  exams: { domains: ['courses', 'item-types', 'learning', 'outline'], types: calls },
  questions: { domains: ['courses'], types: calls },
}

const features = Object.entries(domains).map(
  ([name, { domains: below = [], others = [], types = [] }]): [string, Wall] => [
    feature(name),
    { common: ground, may: [...below.map(feature), ...others], types },
  ],
)

// kernel ← fields ← lists, features ← app
export const adminWalls: Readonly<Record<string, Wall>> = {
  'admin/src/css.d.ts': { may: [] },
  'admin/src/kernel': {
    may: [
      ...shared(
        'access',
        'browser',
        'calls',
        'contract',
        'errors',
        'forms',
        'kernel',
        'pages',
        'rules',
        'states',
        'ui',
      ),
      '@atlaskit/pragmatic-drag-and-drop',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-table',
      'react',
      'react-hook-form',
      'valibot',
    ],
    types: [...shared('resources', 'schemas')],
  },
  'admin/src/fields': {
    may: [
      ...shared('access', 'contract', 'errors', 'resources', 'rules', 'schemas', 'ui'),
      '@tanstack/react-query',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/extension-text-align',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'pdfjs-dist',
      'react',
      'react-dom',
      'react-hook-form',
      'admin/src/kernel',
    ],
    types: [...shared('icons', 'item-types')],
  },
  'admin/src/lists': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'pages', 'resources', 'rules', 'states', 'tags', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'react',
      'react-hook-form',
      'admin/src/fields',
      'admin/src/kernel',
    ],
    types: [...shared('calls'), '@tanstack/react-table'],
  },
  ...Object.fromEntries(features),
  'admin/src/features/pages.ts': { may: ['admin/src/features'], types: [...shared('pages'), 'admin/src/kernel'] },
  'admin/src/app': {
    may: [
      ...shared('access', 'browser', 'contract', 'errors', 'guards', 'kernel', 'pages', 'resources', 'routes', 'ui'),
      '@tanstack/react-query',
      '@tanstack/react-router',
      'pusher-js',
      'react',
      'react-dom',
      'admin/src/features/pages.ts',
      'admin/src/kernel',
      'admin/src/lists',
    ],
  },
  'admin/src/main.tsx': { may: [...shared('browser', 'ui'), 'admin/src/app'] },
  'admin/vite.config.ts': { may: [...shared('browser'), '@vitejs/plugin-react', 'vite'] },
}
