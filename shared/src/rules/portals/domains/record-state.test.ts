import { expect, test } from 'vitest'
import { typedDomain } from '../../../schemas/urls.ts'
import { nextCheck } from './next-check.ts'
import { aliasRecord, dkimRecord, spfRecord, type DnsAnswer } from './record-state.ts'

test('[TEN-040] accepts a single SPF record that includes our host before its end', () => {
  const judged = (found: DnsAnswer) => spfRecord(found, 'mail.example.org')
  for (const right of [
    'v=spf1 include:mail.example.org ~all',
    'V=SPF1 ip4:192.0.2.1  +include:mail.example.org -all',
    'v=spf1 include:mail.example.org',
  ])
    expect(judged([right, 'other']), right).toBe('right')
  for (const wrong of [
    'v=spf1 -all',
    'v=spf1 ~all include:mail.example.org',
    'v=spf1 include:mail.example.org.evil.test',
  ])
    expect(judged([wrong]), wrong).toBe('wrong')
  expect(judged(['v=spf1 include:mail.example.org ~all', 'v=spf1 -all'])).toBe('wrong')
  expect([judged(['v=spf10 include:mail.example.org']), judged('none'), judged('unknown')]).toEqual([
    'missing',
    'missing',
    'unknown',
  ])
})

test('[TEN-040] compares a DKIM record by its key, regardless of spaces and other tags', () => {
  expect(dkimRecord(['k=rsa; p=AB CD; t=s'], 'ABCD')).toBe('right')
  expect(dkimRecord(['v=DKIM1; p='], 'ABCD')).toBe('wrong')
  expect(dkimRecord(['v=DKIM1; k=ed25519; p=ABCD'], 'ABCD')).toBe('wrong')
})

test('[TEN-039] accepts a name that points to us by CNAME or only by our IP addresses', () => {
  const at = (
    addresses: DnsAnswer,
    cname: DnsAnswer = 'none',
    target_addresses: DnsAnswer = ['192.0.2.1', '192.0.2.2'],
  ) => aliasRecord({ cname, addresses, target_addresses }, 'a.example.org')
  expect(at('none', ['A.Example.org.'])).toBe('right')
  expect(at(['192.0.2.2'])).toBe('right')
  // One of its IP addresses is not ours, so half of its visitors would not reach us.
  expect(at(['192.0.2.2', '198.51.100.1'])).toBe('wrong')
  expect([at('none'), at('unknown'), at('none', 'unknown'), at(['192.0.2.9'], 'none', 'unknown')]).toEqual([
    'missing',
    'unknown',
    'unknown',
    'unknown',
  ])
})

test('[TEN-039] looks up records every minute at first, daily once right, hourly while failing', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const wait_minutes = (age_hours: number, is_settled = false, is_failing = false) => {
    const created_at = new Date(now.getTime() - age_hours * 3_600_000)
    return (nextCheck({ is_settled, is_failing, created_at, now }).getTime() - now.getTime()) / 60_000
  }
  expect([wait_minutes(0), wait_minutes(5), wait_minutes(48), wait_minutes(24 * 20)]).toEqual([1, 10, 60, 1_440])
  expect([wait_minutes(0, true), wait_minutes(0, true, true)]).toEqual([1_440, 60])
})

test('[TEN-036] normalizes a domain however it was typed', () => {
  expect(['  https://Learn.Example.com/path?x=1 ', 'learn.example.com.', 'LEARN.EXAMPLE.COM'].map(typedDomain)).toEqual(
    ['learn.example.com', 'learn.example.com', 'learn.example.com'],
  )
})
