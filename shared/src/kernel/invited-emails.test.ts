import { expect, test } from 'vitest'
import { splitEmails, emailsProblem, invitationsProblem } from './invited-emails.ts'

test('splits pasted emails at any separator and removes duplicates', () => {
  expect(splitEmails(' a@x.org,\nb@x.org;  a@x.org\tc@x.org ')).toEqual(['a@x.org', 'b@x.org', 'c@x.org'])
  expect(splitEmails(' \n ')).toEqual([])
})

test('drops the names of addresses copied from an email program', () => {
  expect(
    splitEmails('Jane Doe <jane@x.org>, "Roe, Richard" <rich@x.org>;\n<solo@x.org> Max <max@x.org>\nplain@x.org'),
  ).toEqual(['jane@x.org', 'rich@x.org', 'solo@x.org', 'max@x.org', 'plain@x.org'])
  expect(emailsProblem('Jane Doe <jane@x>')).toBe('Please enter valid email addresses. Check line 1 (“jane@x”).')
})

test('names an invalid email with its line, as typed', () => {
  const lines = Array.from({ length: 50 }, (_, place) => `person-${place}@example.com`)
  expect(emailsProblem(lines.join('\n'))).toBeNull()
  lines[36] = ' Mia@Example '
  expect(emailsProblem(lines.join('\r\n'))).toBe('Please enter valid email addresses. Check line 37 (“Mia@Example”).')
})

test('names all invalid emails, and only counts those beyond ten', () => {
  expect(emailsProblem('ada@example.com, ben@\n\n@example.com; zoe@example.com')).toBe(
    'Please enter valid email addresses. Check line 1 (“ben@”) and line 3 (“@example.com”).',
  )
  expect(emailsProblem(Array.from({ length: 12 }, () => 'x').join('\n'))).toMatch(/line 10 \(“x”\), and 2 more\.$/)
})

test('[USR-033] too many emails for the seats left name the seats; more than fifty name the limit of one request', () => {
  const lines = Array.from({ length: 51 }, (_, place) => `person-${place}@example.com`)
  expect(invitationsProblem(lines.slice(0, 2).join('\n'), 1)).toBe('You have 1 seat left.')
  expect(invitationsProblem(lines.slice(0, 3).join('\n'), 2)).toBe('You have 2 seats left.')
  expect(invitationsProblem(lines.slice(0, 2).join('\n'), 2)).toBeUndefined()
  expect(invitationsProblem(lines.join('\n'), 60)).toBe('at most 50 emails may be sent')
})
