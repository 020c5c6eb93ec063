import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostName, routeOf } from './route.ts'

const config = { PUBLIC_HOST: 'portico.localhost', CONTENT_HOST: 'content.localhost', PORT: 8080, DEMO: true }
const routeTo = (url: string, { method = 'GET', host = 'portico.localhost', demo = true } = {}) =>
  routeOf({ method, url, host }, { ...config, DEMO: demo })

describe('routing of a request', () => {
  test('[SES-039] a trailing slash is a 301 to the path without it, except for the root', () => {
    expect(routeTo('/courses/?search=a%20b')).toEqual({ kind: 'redirect', status: 301, to: '/courses?search=a%20b' })
    expect(routeTo('/course/basics///', { method: 'HEAD' })).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/course/basics',
    })
    expect(routeTo('/')).toEqual({ kind: 'page', path: '/' })
    expect(routeTo('/?a=1')).toEqual({ kind: 'page', path: '/' })
    expect(routeTo('/courses')).toEqual({ kind: 'page', path: '/courses' })
    expect(routeTo('/courses/', { method: 'POST' })).toEqual({ kind: 'refuse', status: 405 })
  })

  test('[SES-039] no path can redirect to another host', () => {
    expect(routeTo('//evil.example/')).toMatchObject({ to: '/evil.example' })
    expect(routeTo('/\\evil.example/')).toMatchObject({ to: '/evil.example' })
    expect(routeTo('///\\/evil.example/%2e/')).toMatchObject({ to: '/evil.example/%2e' })
    const part = fc.constantFrom('/', '\\', '.', 'evil.example', '%2f', '%5c', 'a', '@', ':')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const route = routeTo(`/${parts.join('')}/`)
        if (route.kind === 'redirect')
          expect(new URL(route.to, 'http://portico.localhost').host).toBe('portico.localhost')
        else expect(route).toEqual({ kind: 'page', path: '/' })
      }),
    )
  })

  test('/api is proxied on every portal host, and every path on the content host', () => {
    expect(routeTo('/api/login', { method: 'POST' })).toEqual({ kind: 'proxy' })
    expect(routeTo('/api/tus/')).toEqual({ kind: 'proxy' })
    expect(routeTo('/apiary')).toEqual({ kind: 'page', path: '/apiary' })
    expect(routeTo('/c/token/index.html', { host: 'p7.content.localhost' })).toEqual({ kind: 'proxy' })
    expect(routeTo('/c/token/index.html')).toEqual({ kind: 'page', path: '/c/token/index.html' })
    expect(routeTo('/courses', { host: 'content.localhost.example' })).toEqual({ kind: 'page', path: '/courses' })
  })

  test('localhost redirects to the core portal in demo mode and is unknown otherwise', () => {
    expect(routeTo('/courses?a=1', { host: 'localhost' })).toEqual({
      kind: 'redirect',
      status: 302,
      to: 'http://portico.localhost:8080/courses?a=1',
    })
    expect(routeTo('//evil.example', { host: '127.0.0.1' })).toMatchObject({
      to: 'http://portico.localhost:8080/evil.example',
    })
    expect(routeTo('/courses', { host: 'localhost', demo: false })).toEqual({ kind: 'page', path: '/courses' })
  })

  test('[TEN-001] treats a Host header that could name another folder as unknown', () => {
    expect(hostName('Portico.Localhost.:8080')).toBe('portico.localhost')
    for (const hostile of [
      '../portals',
      '..',
      'a/b',
      'a\\b',
      'a b',
      '',
      '.',
      '-a',
      '[::1]:80',
      `${'a'.repeat(254)}`,
      'a..b',
    ])
      expect(hostName(hostile)).toBe('')
    expect(hostName(undefined)).toBe('')
  })

  test('rejects a port padded with zeros, which would fill the cache with aliases', () => {
    expect([hostName('portico.localhost:8080'), hostName('portico.localhost.:65535')]).toEqual([
      'portico.localhost',
      'portico.localhost',
    ])
    expect([hostName('portico.localhost:008080'), hostName(`portico.localhost:${'0'.repeat(8_000)}8080`)]).toEqual([
      '',
      '',
    ])
  })
})
