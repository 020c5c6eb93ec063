import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuessable, passwordStems } from './password.ts'

test('finds common passwords despite capitals, leet, and digits or symbols at both ends', () => {
  for (const weak of [
    'Password1!',
    'Summer2026!',
    '$ummer2026!',
    'P@ssw0rd',
    'pa$$w0rd!!',
    '123Password!',
    '!!Welcome2024',
    'Hell0!99',
    'Dr@g0n#7',
    'Qwerty123!',
    '1q2w3e4r!',
    '1qaz@wsx',
    'Aa123456!',
    'abc123!@#',
    'abcdef1!',
    'Zyxwvu9$',
    'aaaaaaa1!',
    'Abababab1!',
    'iL0veY0u!!',
    'Tru5tn01!',
    'Portico!2026',
    'November2026!',
    'M0nday!123',
  ])
    expect(isGuessable(weak), weak).toBe(true)
})

test('accepts uncommon passwords, even if they contain a common word', () => {
  for (const good of [
    'Sturdy!passw0rd',
    'Password1!and more',
    'correct horse battery 9 $ staple',
    'Brand!new0ne',
    'Ünïcödé 1*',
    '🐎 a1! 🐎',
    'k7$Wq2!mZp9x',
    'my summer in Oslo 26!',
    '12345678!',
  ])
    expect(isGuessable(good), good).toBe(false)
})

test('rejects email, personal and portal names alone or joined, but accepts longer passwords containing them', () => {
  const about = ['ada.lovelace@analytical-engines.example', 'Ada', 'Lovelace', 'Zoë’s Harbor Academy']
  for (const weak of [
    'Lovelace1815!',
    'L0vel@ce!99',
    'ada.lovelace1!',
    'AdaLovelace#1',
    'Harbor!2026',
    'HarborAcademy1!',
    'Analytical3ngines!',
    'Zoe1!Harbor',
    'My-Lovelace-1!',
  ]) {
    expect(isGuessable(weak, about), weak).toBe(true)
    expect(isGuessable(weak), `${weak} of a stranger`).toBe(false)
  }
  for (const good of ['Adamant!River7', 'Sturdy!passw0rd', 'Lovelace likes 3 tides!'])
    expect(isGuessable(good, about), good).toBe(false)
})

test('accepts passwords of up to 128 characters and checks them in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), (text) => {
      expect(passwordStems(text).length).toBeLessThanOrEqual(1 + 25 * 4)
      expect(typeof isGuessable(text, [text])).toBe('boolean')
    }),
  )
})
