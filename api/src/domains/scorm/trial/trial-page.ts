/** The page of a trial launch: the real API around the content, and a record of its calls. `cmi` is what a new learner would get. */
export const trialPage = ({
  assets,
  content,
  cmi,
}: {
  assets: string
  content: string
  cmi: Record<string, string>
}) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Trial launch</title></head><body>
<script type="module">
import { createScormApi } from '${assets}/scorm-api.js'
import { watchedApi } from '${assets}/watched-api.js'
const seen = { calls: {}, statuses: [], suspend_characters: 0, refused: [] }
window.seen = seen
const sink = { set() {}, flush() {}, terminate() {} }
const { api } = createScormApi({ cmi: ${JSON.stringify(cmi).replaceAll('<', '\\u003c')}, sink })
window.API = watchedApi(api, (call) => {
  seen.calls[call.name] = (seen.calls[call.name] ?? 0) + 1
  if (call.name !== 'LMSSetValue') return
  if (call.answer !== 'true') seen.refused = [...new Set([...seen.refused, call.element.slice(0, 200)])].slice(0, 20)
  else if (call.element === 'cmi.core.lesson_status') seen.statuses = [...seen.statuses, call.value].slice(0, 20)
  else if (call.element === 'cmi.suspend_data') seen.suspend_characters = Math.max(seen.suspend_characters, call.value.length)
})
const frame = document.createElement('iframe')
frame.style = 'width:1000px;height:640px'
frame.src = ${JSON.stringify(content)}
document.body.append(frame)
</script></body></html>
`
