import { demoTrainingRecords } from '../content/training-records.ts'
import type { Bulk } from './bulk.ts'
import type { StoredDocument } from './store-documents.ts'
import { nextYearOn } from '../content/demo-dates.ts'

const purpose = 'We report your hours to the board under this number.'

/** Boards of nursing ask for licenses; most learners have entered theirs, and some added training from elsewhere. */
export async function loadProof(
  { tx }: Bulk,
  portal_id: number,
  { documents, key }: { documents: ReadonlyMap<string, StoredDocument>; key: string },
): Promise<void> {
  await tx`
    update agencies set asks_license = true, license_purpose = ${purpose},
      roster_format = case slug when 'state-board-of-nursing-florida' then 'ce_broker' else 'generic' end
    where portal_id = ${portal_id} and slug like 'state-board-of-nursing-%'`
  // Nine out of ten learners who finished a course have a license in a state whose board accredits it.
  await tx`
    insert into licenses (portal_id, user_id, profession, state, number, deadline)
    select distinct on (e.user_id) e.portal_id, e.user_id, case when e.user_id % 4 = 0 then 'LPN' else 'RN' end, s.code,
      (9100000 + e.user_id * 37)::text, make_date(2027, 1 + (e.user_id % 12)::int, 28)
    from enrollments e
    join accreditations a on a.portal_id = e.portal_id and a.course_id = e.course_id
    join agency_states l on l.portal_id = a.portal_id and l.agency_id = a.agency_id
    join states s on s.portal_id = l.portal_id and s.id = l.state_id
    where e.portal_id = ${portal_id} and e.finished_at is not null and e.user_id % 10 <> 3
    order by e.user_id, s.code = 'FL' and e.user_id % 3 > 0 desc, (e.user_id + s.id) % 7, s.id`
  if (key === 'core') await loadRecords({ tx }, portal_id, documents)
}

async function loadRecords(
  { tx }: Pick<Bulk, 'tx'>,
  portal_id: number,
  documents: ReadonlyMap<string, StoredDocument>,
): Promise<void> {
  const [file] = documents.values()
  const [avery] = await tx<{ id: string }[]>`select id from users where email = 'learner@portico.test'`
  if (!file || !avery) return
  await tx`
    insert into licenses (portal_id, user_id, profession, state, number, deadline)
    values (${portal_id}, ${avery.id}, 'RN', 'FL', '9412077', ${nextYearOn('04-30')})`
  for (const [place, { agency, email, ...told }] of demoTrainingRecords.entries()) {
    const [record] = await tx<{ id: string; user_id: string }[]>`
      insert into training_records (portal_id, user_id, title, provider, agency_id, agency, completed_on, hours, status, reason, reviewed_by, reviewed_at, sent_as, created_at)
      select ${portal_id}, u.id, ${told.title}, ${told.provider}, g.id, ${agency.slug === null ? agency.name : ''}, ${told.completed_on},
        ${tx.json(told.hours)}, ${told.status}, ${told.reason}, case when ${told.status} = 1 then null else r.id end,
        case when ${told.status} = 1 then null else ${told.added_at}::timestamptz + interval '2 days' end, gen_random_uuid(), ${told.added_at}
      from users u join users r on r.email = 'admin@portico.test'
      left join agencies g on g.portal_id = ${portal_id} and g.slug = ${agency.slug}
      where u.email = ${email} returning id, user_id`
    if (record)
      await tx`
        insert into training_files (portal_id, key, user_id, training_record_id, file_key, name, content_type, size)
        values (${portal_id}, ${String(place + 1).padStart(32, 'd')}, ${record.user_id}, ${record.id}, ${file.file}, ${told.file_name}, 'application/pdf', ${file.file_size})`
  }
}
