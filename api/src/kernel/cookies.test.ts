import { expect, test } from 'vitest'
import {
  clearSecretCookie,
  readSecretCookie,
  readSessionCookie,
  sessionCookieName,
  setSecretCookie,
} from './cookies.ts'

const secure = { PUBLIC_HOST: 'academy.example' }
const local = { PUBLIC_HOST: 'portico.localhost' }

test('the session cookie is __Secure- on shared hosts, __Host- on custom domains, unprefixed over http', () => {
  for (const host of ['academy.example', 'summit.academy.example', 'summit.academy.example:443'])
    expect(sessionCookieName({ host, config: secure })).toBe('__Secure-portico_session')
  expect(sessionCookieName({ host: 'learn.example', config: secure })).toBe('__Host-portico_session')
  for (const host of ['portico.localhost:8080', 'summit.portico.localhost:8080', 'learn.example'])
    expect(sessionCookieName({ host, config: local })).toBe('portico_session')
  // Ignores a cookie planted under the plain name, as a neighboring host could do.
  expect(readSessionCookie('portico_session=planted', { host: 'learn.example', config: secure })).toBeNull()
  expect(readSessionCookie('a=1; __Host-portico_session=own', { host: 'learn.example', config: secure })).toBe('own')
})

test('server-only cookies have no Domain, are HttpOnly, and start with __Host- on https', () => {
  const place = { host: 'summit.academy.example', config: secure }
  const line = setSecretCookie('pending_registration', 'a=b', { ...place, max_age_s: 600 })
  expect(line).toBe('__Host-portico_pending_registration=a%3Db; Path=/; Max-Age=600; SameSite=Lax; HttpOnly; Secure')
  expect(readSecretCookie(line.split(';')[0], 'pending_registration', place)).toBe('a=b')
  expect(readSecretCookie('portico_pending_registration=planted', 'pending_registration', place)).toBeNull()
  expect(clearSecretCookie('device_7', place)).toBe(
    '__Host-portico_device_7=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  )
  expect(setSecretCookie('device', 'x', { host: 'summit.portico.localhost:8080', config: local, max_age_s: 60 })).toBe(
    'portico_device=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly',
  )
})
