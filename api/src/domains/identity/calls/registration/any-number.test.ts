import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_course } from '@portico/shared/contract/courses/editing.ts'
import { register, verify_token } from '@portico/shared/contract/identity/registration.ts'
import { get_me } from '@portico/shared/contract/identity/session.ts'
import { metadata, tus } from '../../../../../../tests/support/tus-client.ts'
import { createWorldWithMail, type WorldWithMail } from '../../../../../../tests/support/world-with-mail.ts'

let world: WorldWithMail
beforeAll(async () => void (world = await createWorldWithMail()))
afterAll(() => world.close())

test('[TEN-050] the smallest plan accepts any number of learners, courses and packages', async () => {
  const { id } = world.portals.summit
  await world.owner`update portals set plan_short_name = 'growing' where id = ${id}`
  await world.owner`
    with people as (insert into users (name, first_name, last_name, email)
      select 'P' || n, 'P', n::text, 'one-of-many-' || n || '@example.com' from generate_series(1, 5000) n returning id)
    insert into memberships (portal_id, user_id, roles) select ${id}, people.id, '{learner}' from people`
  await world.within('summit', async (tx) => {
    await tx.execute(
      sql`insert into courses (slug, title, publication_status) select 'one-of-many-' || n, 'Course ' || n, 2 from generate_series(1, 600) n`,
    )
    await tx.execute(sql`
      insert into uploads (key, user_id, purpose, file_name, file_key, length, state, expires_at)
      select md5('one-of-many-' || n), (select user_id from memberships limit 1), 'scorm', 'course.zip', 'none/' || n, 1, 'done', now()
      from generate_series(1, 600) n`)
  })
  const visitor = world.visitor('summit')
  const email = 'one-more@example.com'
  const body = { email, password: 'Sturdy!passw0rd', first_name: 'One', last_name: 'More', is_adult: true as const }
  await visitor.call(register, { body })
  await visitor.call(verify_token, { body: { type: 'email', email, code: await world.codeFor(email) } })
  expect(await visitor.call(get_me)).toMatchObject({ email, current_role: 'learner' })

  const admin = await world.person('admin', 'summit')
  const course = await admin.call(create_course, { body: { title: 'One more', slug: 'one-more' } })
  const uploaded = await tus(admin)('POST', '/tus', {
    headers: {
      'upload-length': '1000',
      'upload-metadata': metadata({ filename: 'one-more.zip', purpose: 'scorm', course_id: String(course.id) }),
    },
  })
  expect(uploaded.status).toBe(201)
}, 180_000)
