import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, resolve } from 'node:path'
import { clientFolder, loadRenderer } from './renderer.ts'
import { sampleCall } from './sample-call.ts'
import { sampleCourse, sampleSearch } from './sample-catalog.ts'
import { samplePicture } from './sample-picture.ts'
import { otherPortal, samplePortal } from './sample-portals.ts'

// Serves every page with sample data for viewing: node site/tests/preview.ts [port]. Host mesa.localhost shows the other portal.
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const handler = await loadRenderer()
const coming = {
  ...sampleCourse,
  slug: 'coming',
  title: 'Drone Pilots on Site',
  publication_status: 3 as const,
  course_pricings: [],
}

createServer(async (req, res) => {
  const url = new URL(req.url ?? '/', 'http://preview')
  if (url.pathname === '/api/courses') {
    const search = url.searchParams.get('search') ?? ''
    const courses = sampleSearch.courses.filter((course) => course.title.toLowerCase().includes(search.toLowerCase()))
    const total = search === '' ? sampleSearch.total : courses.length
    const data = {
      ...sampleSearch,
      courses,
      total,
      page: Number(url.searchParams.get('page') ?? 1),
      pages: search === '' ? 11 : 1,
      left_out: [],
      did_you_mean: courses.length === 0 ? 'fall protection' : null,
    }
    return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
  if (url.pathname.startsWith('/files/'))
    return void res.writeHead(200, { 'content-type': 'image/svg+xml' }).end(samplePicture(url.pathname))
  if (url.pathname.startsWith('/_astro/')) {
    const file = await readFile(resolve(clientFolder, `.${url.pathname}`)).catch(() => null)
    return void res
      .writeHead(file ? 200 : 404, { 'content-type': types[extname(url.pathname)] ?? 'application/octet-stream' })
      .end(file)
  }
  const portal = req.headers.host?.startsWith('mesa') ? otherPortal() : samplePortal()
  await handler(req, res, undefined, {
    portal,
    call: sampleCall({ courses: [coming] }),
    shows: () => {},
    version: '1',
    content_url: 'http://content.localhost',
  })
}).listen(Number(process.argv[2] ?? 4321), '127.0.0.1')
