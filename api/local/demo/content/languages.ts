import type { DemoLanguage } from './types.ts'

export const demoLanguages: DemoLanguage[] = [
  { code: 'en', title: 'English' },
  { code: 'es', title: 'Spanish' },
]
