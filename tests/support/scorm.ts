import { finish_scorm, get_scorm_import, scorm_details, start_scorm } from '../../shared/src/contract/scorm/scorm.ts'
import { eq } from 'drizzle-orm'
import { scormPackages } from '../../api/src/domains/scorm/tables.ts'
import { task } from '../../api/src/domains/scorm/reactions/scorm.import-requested.ts'
import { makePackage } from '../../api/local/demo/scorm/make-package.ts'
import { enroll, makeCourse, type MadeCourse } from './course.ts'
import { jobContext } from './job-context.ts'
import { addSco } from './items.ts'
import type { Person, PortalName, World } from './world.ts'

type Answer = {
  status: number
  body: {
    data: {
      launch: number
      title: string
      cmi: Record<string, string>
      outcome: string
      rejected: { element: string; code: number }[]
    }
    error?: { code: string }
  }
}

/** Uploads a zip as an editor does and runs the job that this queued. */
export async function importZip(
  world: World,
  {
    editor,
    course_id,
    zip,
    file_name = 'course.zip',
    portal = 'core',
  }: { editor: Person; course_id: number; zip: Buffer; file_name?: string; portal?: PortalName },
) {
  const answer = await editor.send(
    'POST',
    `/courses/${course_id}/scorm-imports?file_name=${encodeURIComponent(file_name)}`,
    { body: new Uint8Array(zip), headers: { 'content-type': 'application/octet-stream' } },
  )
  const { data } = (await answer.json()) as { data: { id: number } }
  await task(await jobContext(world, portal), { import_id: data.id })
  return editor.call(get_scorm_import, { params: { id: data.id } })
}

/** Adds one item to the course for each SCO of an imported package; ids by the manifest's identifier. */
export async function addScos(
  world: World,
  { course, package_id }: { course: MadeCourse; package_id: number | null },
): Promise<Record<string, number>> {
  return world.within('core', async (tx) => {
    const [pack] = await tx
      .select()
      .from(scormPackages)
      .where(eq(scormPackages.id, package_id ?? 0))
    if (!pack) throw new Error('no package')
    const ids: Record<string, number> = {}
    for (const [index, sco] of pack.items.entries()) {
      ids[sco.identifier] = await addSco(tx, {
        module_id: course.modules[0] ?? 0,
        title: sco.title,
        sort_number: 10 + index,
        package_id: pack.id,
        entry: sco.launch,
        scorm_id: sco.identifier,
      })
    }
    return ids
  })
}

/** The player's side: the content host uses no cookies, only the launch in the path. */
export function playerOf(world: World, player_url: string) {
  const base = player_url.replace(/player$/, '')
  const host = new URL(player_url).host
  const post = async (path: string, body: unknown): Promise<Answer> => {
    const answer = await world.app.request(`${base}${path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'text/plain;charset=utf-8' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() } as Answer
  }
  return {
    start: () => post('start', { unsent: null }),
    commit: (launch: number, sequence: number, cmi: Record<string, string>, terminate = false) =>
      post('commit', { launch, sequence, cmi, terminate }),
  }
}

/** Opens a learner's launch of a one-page package; returns its commit path on the content host. */
export async function openLaunch(world: World): Promise<{ host: string; commit_path: string }> {
  const course = await makeCourse(world, { outline: [[]] })
  const { scorm_package_id } = await importZip(world, {
    editor: await world.person('editor'),
    course_id: course.id,
    zip: await makePackage({ title: 'Fire safety' }),
  })
  const item_id = await world.within('core', (tx) =>
    addSco(tx, {
      module_id: course.modules[0] ?? 0,
      title: 'Fire safety',
      sort_number: 1,
      package_id: scorm_package_id ?? 0,
      scorm_id: '',
    }),
  )
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  const { host, pathname } = new URL((await learnerAt(world, { learner, item_id, related_id }).open()).player_url)
  return { host, commit_path: pathname.replace(/player$/, 'commit') }
}

/** One learner at one SCO: `visit` opens it, sends one commit that ends the session, and returns the item's state. */
export function learnerAt(
  world: World,
  { learner, item_id, related_id }: { learner: Person; item_id: number; related_id: number },
) {
  const open = () => learner.call(start_scorm, { params: { module: item_id }, body: { related_id } })
  const details = () => learner.call(scorm_details, { params: { id: item_id }, query: { related_id } })
  return {
    open,
    details,
    finish: (status: string) => learner.call(finish_scorm, { params: { id: item_id }, body: { related_id, status } }),
    async visit(cmi: Record<string, string>, terminate = true) {
      const { start, commit } = playerOf(world, (await open()).player_url)
      const { launch } = (await start()).body.data
      await commit(launch, 1, cmi, terminate)
      const {
        status,
        details: { lesson_status },
      } = await details()
      return { status, lesson_status }
    },
  }
}
