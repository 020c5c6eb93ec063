/* A SCORM 1.2 course of one SCO: bookmark in lesson_location, answers in suspend_data, score and passed/failed from the quiz. */
(function () {
  'use strict'
  const QUESTIONS = [
    { id: 'phi', text: 'Which of these is protected health information?', answers: ['The number of patients seen last week', 'A reminder card with a patient’s name and appointment', 'The address of the clinic'], right: 1, why: 'A name next to an appointment ties a person to care.' },
    { id: 'sign_in', text: 'What may a sign-in sheet ask for?', answers: ['Name and arrival time', 'Name and reason for the visit', 'Name and insurance number'], right: 0, why: 'Sign-in sheets are fine as long as the next person learns nothing about anybody’s health.' },
    { id: 'lookup', text: 'Your neighbor was admitted. You look up her record to see how she is and tell nobody. Is that allowed?', answers: ['Yes, because nobody is told', 'Yes, if she is a friend', 'No, your task does not need it'], right: 2, why: 'Looking without a need is itself a violation.' },
    { id: 'voicemail', text: 'What do you leave on a patient’s voicemail?', answers: ['Your name, the office and a number to call back', 'That the biopsy result is in', 'Which specialist to call'], right: 0, why: 'The minimum that makes the patient call back.' },
    { id: 'wrong_fax', text: 'You faxed a lab report to the wrong number and the recipient says it was shredded. What now?', answers: ['Nothing, it is solved', 'Fax it again, to the right number, and forget it', 'Report it to the privacy officer the same day'], right: 2, why: 'The privacy officer decides whether it was a breach, and the clock runs from discovery.' },
  ]
  const PAGES = ['welcome', 'phi', 'desk', 'calls', 'incident', 'quiz']
  const started = Date.now()
  let state = { v: 1, answers: {}, seen: [] }
  let page = 'welcome'
  const api = findApi(window) || (window.opener && findApi(window.opener))
  let open = false

  function findApi(win) {
    for (let level = 0; level < 8; level += 1) {
      try {
        if (win.API) return win.API
        if (win.parent === win) return null
        win = win.parent
      } catch {
        return null
      }
    }
    return null
  }
  function get(element) { return open ? api.LMSGetValue(element) : '' }
  function set(element, value) { if (open) api.LMSSetValue(element, String(value)) }
  function byId(id) { return document.getElementById(id) }

  function passMark() { return parseFloat(get('cmi.student_data.mastery_score')) || 80 }
  function keep() { set('cmi.suspend_data', JSON.stringify(state)) }
  function two(value) { return ('0' + value).slice(-2) }
  function sessionTime() {
    const seconds = Math.round((Date.now() - started) / 1000)
    return ('000' + Math.floor(seconds / 3600)).slice(-4) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60)
  }

  function show(id, focus) {
    page = PAGES.indexOf(id) < 0 ? 'welcome' : id
    const index = PAGES.indexOf(page)
    PAGES.forEach(function (name) { byId(name).hidden = name !== page })
    byId('place').textContent = 'Page ' + (index + 1) + ' of ' + PAGES.length
    byId('progress').value = index + 1
    byId('back').hidden = index === 0
    byId('next').textContent = page === 'quiz' ? 'Check my answers' : 'Next'
    if (state.seen.indexOf(page) < 0) state.seen.push(page)
    if (focus) { byId(page).querySelector('h1').focus(); window.scrollTo(0, 0) }
    set('cmi.core.lesson_location', page)
    keep()
  }

  function buildQuiz() {
    QUESTIONS.forEach(function (question, number) {
      const group = document.createElement('fieldset')
      const legend = document.createElement('legend')
      legend.textContent = (number + 1) + '. ' + question.text
      group.append(legend)
      question.answers.forEach(function (text, index) {
        const label = document.createElement('label')
        const input = document.createElement('input')
        input.type = 'radio'
        input.name = question.id
        input.value = String(index)
        input.checked = state.answers[question.id] === index
        input.addEventListener('change', function () { state.answers[question.id] = index; keep() })
        label.append(input, text)
        group.append(label)
      })
      byId('questions').append(group)
    })
  }

  function record(question, answer) {
    const n = 'cmi.interactions.' + (parseInt(get('cmi.interactions._count'), 10) || 0)
    const now = new Date()
    set(n + '.id', question.id)
    set(n + '.type', 'choice')
    set(n + '.time', two(now.getHours()) + ':' + two(now.getMinutes()) + ':' + two(now.getSeconds()))
    set(n + '.correct_responses.0.pattern', 'abc'.charAt(question.right))
    set(n + '.student_response', 'abc'.charAt(answer))
    set(n + '.result', answer === question.right ? 'correct' : 'wrong')
  }

  function explain(question, answer) {
    const group = document.querySelector('input[name="' + question.id + '"]').closest('fieldset')
    const why = group.querySelector('.why') || document.createElement('p')
    why.className = answer === question.right ? 'why' : 'why wrong'
    why.textContent = (answer === question.right ? 'Right. ' : 'Not quite. ') + question.why
    group.append(why)
  }

  function check() {
    const missing = QUESTIONS.find(function (question) { return state.answers[question.id] === undefined })
    const result = byId('result')
    if (missing) {
      result.textContent = 'Please answer every question first.'
      document.querySelector('input[name="' + missing.id + '"]').focus()
      return
    }
    let right = 0
    QUESTIONS.forEach(function (question) {
      const answer = state.answers[question.id]
      if (answer === question.right) right += 1
      explain(question, answer)
      record(question, answer)
    })
    const score = Math.round((right / QUESTIONS.length) * 100)
    const passed = score >= passMark()
    set('cmi.core.score.min', 0)
    set('cmi.core.score.max', 100)
    set('cmi.core.score.raw', score)
    set('cmi.core.lesson_status', passed ? 'passed' : 'failed')
    result.textContent = right + ' of ' + QUESTIONS.length + ' right, ' + score + ' %. ' + (passed ? 'Well done, you passed. You can close this course.' : 'Have another look at the pages and try again.')
    keep()
    if (open) api.LMSCommit('')
    result.focus()
  }

  function finish() {
    if (!open) return
    set('cmi.core.session_time', sessionTime())
    set('cmi.core.exit', get('cmi.core.lesson_status') === 'passed' ? '' : 'suspend')
    api.LMSFinish('')
    open = false
  }

  open = Boolean(api) && api.LMSInitialize('') === 'true'
  try { state = Object.assign(state, JSON.parse(get('cmi.suspend_data') || '{}')) } catch { /* start over */ }
  const status = get('cmi.core.lesson_status')
  if (open && (status === 'not attempted' || status === '')) set('cmi.core.lesson_status', 'incomplete')
  const bookmark = get('cmi.core.lesson_location')
  byId('welcome-back').hidden = !bookmark || bookmark === 'welcome'
  byId('pass-mark').textContent = passMark() + '\u00a0%'
  byId('quiz-intro').textContent = 'Choose one answer for each. You need ' + Math.ceil((passMark() / 100) * QUESTIONS.length) + ' of 5 to pass, and you may try again.'
  buildQuiz()
  show(bookmark || 'welcome', false)

  byId('next').addEventListener('click', function () {
    byId('welcome-back').hidden = true
    if (page === 'quiz') check()
    else show(PAGES[PAGES.indexOf(page) + 1], true)
  })
  byId('back').addEventListener('click', function () { show(PAGES[PAGES.indexOf(page) - 1], true) })
  window.addEventListener('pagehide', finish)
  // Until here a click on it would have been lost.
  byId('next').disabled = false
})()
