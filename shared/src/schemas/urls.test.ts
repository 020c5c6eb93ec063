import { expect, test } from 'vitest'
import { isWebUrl } from './urls.ts'

test('[PRT-004] an external page link accepts only web URLs', () => {
  for (const right of [
    'https://harbor.example.com',
    'http://harbor.example.com/a?b=c#d',
    'https://harbor.example.com/@us',
  ])
    expect(isWebUrl(right), right).toBe(true)
  for (const wrong of [
    'javascript:alert(1)',
    'data:text/html,hi',
    'mailto:a@example.com',
    'ftp://harbor.example.com',
    '//harbor.example.com',
    '/courses',
    'https://portico.example.com@evil.example.com',
    'https:evil.example.com',
    'https://harbor.example.com\n/a',
    'https://localhost',
  ])
    expect(isWebUrl(wrong), wrong).toBe(false)
})
