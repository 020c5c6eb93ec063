import { replayEarlyPress } from '../../loading/early-press.ts'
import { requiredElement } from '../../scripts/required-element.ts'

// Reading the requirements needs no script; only people who plan load the planner with React.
const box = requiredElement('[data-renewal]', HTMLElement)
const start = requiredElement('[data-plan]', HTMLButtonElement, box)
const status = requiredElement('[data-plan-status]', HTMLElement, box)

const loadPlanner = () => import('./planner.island.tsx')

async function openPlanner(): Promise<void> {
  start.setAttribute('aria-disabled', 'true')
  status.textContent = 'One moment…'
  try {
    const { mountPlanner } = await loadPlanner()
    mountPlanner(box, JSON.parse(box.dataset['renewal'] ?? ''))
  } catch {
    start.removeAttribute('aria-disabled')
    status.textContent = 'The planner couldn’t be loaded. Check your connection and try again.'
  }
}

start.addEventListener('click', () => {
  if (!start.hasAttribute('aria-disabled')) void openPlanner()
})
replayEarlyPress(start)
