import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { resources } from '../../shared/src/resources/resources.ts'
import { mediaKinds } from '../../api/src/domains/media/media-kinds.ts'
import { hashClaimToken } from '../../api/src/domains/learning/claim-token.ts'
import { bundleCourses, bundles, courseTopics, versionItems } from '../../api/src/domains/courses/tables.ts'
import { choices, documents, questions } from '../../api/src/domains/item-types/tables.ts'
import { scormImports, scormAttempts, scormFlights, scormProgress } from '../../api/src/domains/scorm/tables.ts'
import { claimLinks, claimTokens, itemProgress } from '../../api/src/domains/learning/tables.ts'
import { creditAccounts, creditMovements } from '../../api/src/domains/credits/tables.ts'
import { assignmentFiles, assignmentResponses } from '../../api/src/domains/assignments/tables.ts'
import { certificates, proofJobs, trainingFiles, trainingRecords } from '../../api/src/domains/credentials/tables.ts'
import { reviews, studentQuestions } from '../../api/src/domains/questions/tables.ts'
import { agencies, faqs, topics } from '../../api/src/domains/lists/tables.ts'
import { notifications } from '../../api/src/domains/notifications/tables.ts'
import { orderLines, orders } from '../../api/src/domains/orders/tables.ts'
import { companies, portalPages } from '../../api/src/domains/portals/tables.ts'
import { publishingJobs } from '../../api/src/domains/publishing/tables.ts'
import { makeDraftCourse, noDraftCourse, type DraftCourse } from './draft-course.ts'
import { enroll, makeCourse } from './course.ts'
import { addItem, addSco, makePackage } from './items.ts'
import { seedAnnouncements } from './seed-announcements.ts'
import { seedSession } from './seed-session.ts'
import { seedRedirect } from './seed-redirect.ts'
import { seedEnrollmentImport } from './seed-enrollment-import.ts'
import { seedPartnerPage } from './partner.ts'
import { importKey, jobKey, seedLists } from './list-samples.ts'
import { absentSelling, seedSelling, type SellingKeys } from './seed-selling.ts'
import { seedLibrary } from './seed-library.ts'
import { absentMember, seedMember, type MemberKeys } from './seed-member.ts'
import { seedPool } from './seed-pool.ts'
import type { Person, PortalName, World } from './world.ts'

/** The keys of one portal's seeded content that calls may name. `absent` keys fit the schemas and belong to nobody. */
export type Keys = SellingKeys &
  MemberKeys & {
    /** the owner, and another member of the portal */
    user_id: number
    member_id: number
    course_id: number
    slug: string
    bundle_id: number
    bundle_slug: string
    faq_slug: string
    topic_slug: string
    page_slug: string
    text_item: number
    exam_item: number
    question_id: number
    pool_id: number
    pool_question_id: number
    choice_id: number
    scorm_item: number
    assignment_item: number
    response_file: string
    enrollment_import: number
    announcement_id: number
    spare_announcement_id: number
    redirect_id: number
    session_id: number
    seat_id: number
    document_item: number
    module_id: number
    related_id: number
    progress_id: number
    lists: Readonly<Record<string, number>>
    partner_page: number
    partner_page_slug: string
    provider_slug: string
    order_id: number
    line_id: number
    invitation_id: number
    course_invitation: number
    token: string
    serial: string
    job_id: number
    review_id: number
    student_question_id: number
    import_id: number
    agency_id: number
    proof_job_id: number
    training_record: number
    training_file: string
    spare_training_file: string
    material_uuid: string
    upload_key: string
    notification_id: number
    portal_id: number
    company_id: number
    draft: DraftCourse
  }

export const absentKeys: Keys = {
  lists: Object.fromEntries(
    resources.flatMap(({ name }, place) => [
      [name, 900_100 + place],
      [jobKey(name), 900_200 + place],
      [importKey(name), 900_300 + place],
    ]),
  ),
  partner_page: 900_070,
  partner_page_slug: 'no-such-partner-page',
  provider_slug: 'no-such-provider',
  user_id: 900_001,
  member_id: 900_020,
  ...absentMember,
  course_id: 900_002,
  slug: 'no-such-course',
  bundle_id: 900_003,
  bundle_slug: 'no-such-bundle',
  faq_slug: 'no-such-question',
  topic_slug: 'no-such-topic',
  page_slug: 'no-such-page',
  text_item: 900_004,
  exam_item: 900_005,
  question_id: 900_006,
  pool_id: 900_022,
  pool_question_id: 900_023,
  ...absentSelling,
  choice_id: 900_007,
  scorm_item: 900_008,
  assignment_item: 900_024,
  response_file: '0'.repeat(32),
  enrollment_import: 900_060,
  announcement_id: 900_061,
  spare_announcement_id: 900_062,
  redirect_id: 900_064,
  session_id: 900_065,
  seat_id: 900_066,
  module_id: 900_009,
  related_id: 900_010,
  progress_id: 900_011,
  document_item: 900_019,
  order_id: 900_012,
  line_id: 900_013,
  invitation_id: 900_021,
  course_invitation: 900_063,
  token: 'nobodys-token-nobodys-token-0000',
  serial: '00000-00000-00000-00000',
  job_id: 900_014,
  review_id: 900_015,
  student_question_id: 900_024,
  import_id: 900_016,
  agency_id: 900_040,
  proof_job_id: 900_041,
  training_record: 900_042,
  training_file: 'f'.repeat(32),
  spare_training_file: 'e'.repeat(32),
  material_uuid: '00000000-0000-4000-8000-000000000000',
  upload_key: '0'.repeat(32),
  notification_id: 900_018,
  portal_id: 900_017,
  company_id: 900_018,
  draft: noDraftCourse,
}

/** Seeds one of everything in a portal, owned by `person` where it has an owner, so that a walk finds it in one portal and not in another. */
export async function seedContent(world: World, portal: PortalName, person: Person): Promise<Keys> {
  const mark = `${portal}-${person.id}`
  const course = await makeCourse(world, {
    portal,
    slug: `course-of-${mark}`,
    outline: [['Text', 'Exam'], ['Text']],
    has_template: true,
    instructor_id: person.id,
  })
  const related_id = await enroll(world, { course, user_id: person.id, portal })
  const member = await world.person('learner', portal)
  const leaver_id = (await world.person('learner', portal)).id
  const token = `token-of-${mark}`.padEnd(32, '0')
  const serial = `${String(person.id).padStart(5, '0')}-AAAAA-BBBBB-CCCCC`
  const [text, exam] = course.items
  if (!text || !exam) throw new Error('the course has no items')
  const draft = await makeDraftCourse(world, { portal, slug: `draft-of-${mark}` })
  return world.within(portal, async (tx) => {
    await tx.execute(sql`select refresh_catalog(${course.id})`)
    const only = <T>(rows: T[]): T =>
      rows[0] ??
      (() => {
        throw new Error('a row was not made')
      })()
    const bundle = only(
      await tx
        .insert(bundles)
        .values({ slug: `bundle-of-${mark}`, title: 'Bundle', price: 9900, publication_status: 2 })
        .returning(),
    )
    await tx.insert(bundleCourses).values({ bundle_id: bundle.id, course_id: course.id })
    const topic = only(
      await tx
        .insert(topics)
        .values({ slug: `topic-of-${mark}`, title: 'Topic' })
        .returning(),
    )
    await tx.insert(courseTopics).values({ course_id: course.id, topic_id: topic.id })
    const agency = only(
      await tx
        .insert(agencies)
        .values({ slug: `agency-of-${mark}`, title: 'Agency' })
        .returning(),
    )
    const trainingRecord = only(
      await tx
        .insert(trainingRecords)
        .values({
          user_id: person.id,
          title: 'A symposium',
          provider: 'Somebody',
          completed_on: '2026-01-01',
          hours: [{ subject: 'General', hundredths: 100 }],
          sent_as: randomUUID(),
        })
        .returning(),
    )
    const training_file = String(person.id).padStart(32, 'b')
    const spare_training_file = String(person.id).padStart(32, 'c')
    await tx.insert(trainingFiles).values(
      [training_file, spare_training_file].map((key) => ({
        key,
        user_id: person.id,
        file_key: `evidence/${key}.pdf`,
        name: 'evidence.pdf',
        content_type: 'application/pdf',
        size: 1,
      })),
    )
    const ended = { state: 4, finished_at: new Date() } as const
    const proofJob = only(
      await tx
        .insert(proofJobs)
        .values({ kind: 'packet', agency_id: agency.id, ...ended })
        .returning(),
    )
    await tx.insert(faqs).values({ slug: `faq-of-${mark}`, question: 'Why?', answer: 'Because.' })
    await tx.insert(portalPages).values({ slug: `page-of-${mark}`, title: 'Page', publication_status: 2 })
    const at = { module_id: course.modules[1] ?? 0 }
    const package_id = await makePackage(tx, { sha256: String(person.id).padStart(64, 'a') })
    const scorm_item = await addSco(tx, { ...at, package_id, title: 'Pack', sort_number: 5 })
    const documentItem = await addItem(tx, { ...at, itemable_type: 'Document', title: 'Handout', sort_number: 6 })
    const [handout] = await tx.select().from(documents).where(eq(documents.id, documentItem.itemable_id))
    const handoutKey = mediaKinds.lesson_document.key({ file: handout?.file ?? '' })
    await world.services.storage.put(handoutKey, Buffer.from('%PDF-1.7 the handout'))
    const assignment = await addItem(tx, { ...at, itemable_type: 'Assignment', title: 'Essay', sort_number: 7 })
    const of_assignment = { enrollment_id: related_id, module_item_id: assignment.id }
    await tx.insert(itemProgress).values({ ...of_assignment, status: 1 })
    await tx.insert(assignmentResponses).values({
      ...of_assignment,
      assignment_id: assignment.itemable_id,
      attempt: 1,
      text: 'Done',
      pass_score: 70,
      submitted_at: new Date(),
    })
    const response_file = String(person.id).padStart(32, 'a')
    await tx.insert(assignmentFiles).values({
      ...of_assignment,
      key: response_file,
      file_key: `assignments/${response_file}.pdf`,
      name: 'essay.pdf',
      content_type: 'application/pdf',
      size: 1,
    })
    const progress = only(
      await tx
        .insert(itemProgress)
        .values({ enrollment_id: related_id, module_item_id: scorm_item, status: 1 })
        .returning(),
    )
    await tx
      .insert(scormProgress)
      .values({ progress_id: progress.id, sco: 'one', launch: 1, cmi: { 'cmi.core.lesson_status': 'passed' } })
    const [sco] = await tx
      .select({ id: versionItems.itemable_id })
      .from(versionItems)
      .where(eq(versionItems.module_item_id, scorm_item))
    await tx
      .insert(scormAttempts)
      .values({ progress_id: progress.id, attempt: 1, scorm_module_id: sco?.id ?? 0, sco: 'one' })
    await tx.insert(scormFlights).values({
      progress_id: progress.id,
      attempt: 1,
      sco: 'one',
      launch: 1,
      part: 1,
      entries: [{ at: 0, kind: 'page', name: 'opened' }],
    })
    const order = only(
      await tx
        .insert(orders)
        .values({
          user_id: person.id,
          type: 'course',
          status: 3,
          payment_status: 'completed',
          total: 9800,
          idempotency_key: `key-of-${mark}-0000`,
          request_hash: 'x',
          success_path: '/',
          cancel_path: '/',
          paid_at: new Date(),
        })
        .returning(),
    )
    const line = only(
      await tx
        .insert(orderLines)
        .values({
          order_id: order.id,
          kind: 'Course',
          course_id: course.id,
          title: 'Course',
          quantity: 20,
          unit_price: 4900,
          total: 9800,
          fulfilled_at: new Date(),
        })
        .returning(),
    )
    const world_account = only(
      await tx.insert(creditAccounts).values({ kind: 'purchase', course_id: course.id }).returning(),
    )
    const seats = only(
      await tx.insert(creditAccounts).values({ kind: 'manager', course_id: course.id, user_id: person.id }).returning(),
    )
    await tx.insert(creditMovements).values({
      from_account_id: world_account.id,
      to_account_id: seats.id,
      amount: 20,
      move: 'purchased',
      type: 'Purchased',
      target: 'Course',
      direction: 1,
      order_line_id: line.id,
    })
    const claim = only(
      await tx
        .insert(claimLinks)
        .values({ order_line_id: line.id, course_id: course.id, user_id: person.id })
        .returning(),
    )
    await tx.insert(claimTokens).values({ claim_link_id: claim.id, token_hash: hashClaimToken(token) })
    const invitation = only(
      await tx
        .insert(claimLinks)
        .values({
          order_line_id: line.id,
          course_id: course.id,
          user_id: person.id,
          email: `invited-of-${mark}@example.com`,
        })
        .returning(),
    )
    const courseInvitation = only(
      await tx
        .insert(claimLinks)
        .values({ course_id: course.id, email: `for-portal-of-${mark}@example.com` })
        .returning(),
    )
    await tx.insert(certificates).values({
      serial,
      enrollment_id: related_id,
      user_id: person.id,
      course_id: course.id,
      snapshot: {
        learner: 'A',
        course: 'B',
        duration_minutes: 1,
        ce_credits: 1,
        statement: 's',
        title: 't',
        signatory_name: '',
        signatory_title: '',
        organizations: [],
        instructors: [],
        portal,
        company: portal,
        logo: '',
        time_zone: 'America/New_York',
        finished_at: new Date().toISOString(),
      },
    })
    const job = only(await tx.insert(publishingJobs).values({ subject: 'course' }).returning())
    const review = only(
      await tx
        .insert(reviews)
        .values({
          course_id: course.id,
          enrollment_id: related_id,
          user_id: person.id,
          author_name: 'A',
          rating: 5,
          is_published: true,
        })
        .returning(),
    )
    const studentQuestion = only(
      await tx
        .insert(studentQuestions)
        .values({
          course_id: course.id,
          enrollment_id: related_id,
          user_id: person.id,
          title: 'Asked',
          sent_as: '00000000-0000-4000-8000-000000000001',
        })
        .returning(),
    )
    const scormImport = only(
      await tx
        .insert(scormImports)
        .values({ course_id: course.id, file_name: 'a.zip', file_key: 'uploads/a.zip', state: 3 })
        .returning(),
    )
    const notice = only(
      await tx
        .insert(notifications)
        .values({
          user_id: person.id,
          type: 'order_paid',
          properties: { title: `#${order.id}`, original_id: order.id },
        })
        .returning(),
    )
    await tx
      .update(versionItems)
      .set({ is_free_preview: true })
      .where(inArray(versionItems.module_item_id, [text.id, documentItem.id]))
    const company = only(await tx.select().from(companies))
    const question = only(
      await tx.select().from(questions).where(eq(questions.exam_id, exam.itemable_id)).orderBy(questions.sort_number),
    )
    const choice = only(await tx.select().from(choices).where(eq(choices.question_id, question.id)))
    return {
      lists: await seedLists(tx, mark),
      ...(await seedPartnerPage(tx, mark)),
      user_id: person.id,
      member_id: member.id,
      ...(await seedMember(tx, { user_id: member.id, by: person.id, leaver_id })),
      course_id: course.id,
      slug: course.slug,
      bundle_id: bundle.id,
      bundle_slug: bundle.slug,
      faq_slug: `faq-of-${mark}`,
      topic_slug: topic.slug,
      page_slug: `page-of-${mark}`,
      text_item: text.id,
      exam_item: exam.id,
      question_id: question.id,
      ...(await seedPool(tx, mark)),
      ...(await seedSelling(tx, { mark, user_id: person.id })),
      choice_id: choice.id,
      scorm_item,
      assignment_item: assignment.id,
      response_file,
      enrollment_import: await seedEnrollmentImport(tx, { course_id: course.id, asked_by: person.id }),
      ...(await seedAnnouncements(tx, person.id)),
      ...(await seedRedirect(tx)),
      ...(await seedSession(tx, { user_id: person.id, portal_id: world.portals[portal].id })),
      document_item: documentItem.id,
      module_id: text.module_id,
      related_id,
      progress_id: progress.id,
      order_id: order.id,
      line_id: line.id,
      invitation_id: invitation.id,
      course_invitation: courseInvitation.id,
      token,
      serial,
      job_id: job.id,
      review_id: review.id,
      student_question_id: studentQuestion.id,
      import_id: scormImport.id,
      agency_id: agency.id,
      proof_job_id: proofJob.id,
      training_record: trainingRecord.id,
      training_file,
      spare_training_file,
      ...(await seedLibrary(world, tx, { mark, user_id: person.id })),
      notification_id: notice.id,
      portal_id: world.portals[portal].id,
      company_id: company.id,
      draft,
    }
  })
}
