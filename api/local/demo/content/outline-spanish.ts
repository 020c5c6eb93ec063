import type { OutlineWording } from './outline-english.ts'

export const spanishOutline: OutlineWording = {
  start: 'Para empezar',
  welcome: 'Lo que le pide este curso',
  first_half: 'Lo esencial',
  second_half: 'En su propio trabajo',
  finish: 'Examen final',
  check: 'Repaso a mitad de camino',
  exam: 'Examen final',
  introduction: (course) => `<p>${course.subtitle}</p>
<p>${course.paragraphs[0]}</p>
<h2>Al terminar usted podrá</h2>
<ul>${course.outcomes.map(([outcome]) => `<li>${outcome}</li>`).join('')}</ul>
<h2>Cómo organizar su tiempo</h2>
<p>El curso completo toma cerca de ${course.hours === 1 ? 'una hora' : `${course.hours} horas`}. Cada lección tiene una idea, un lugar donde buscarla en su trabajo y una tarea corta. Puede parar después de cualquier lección y su lugar se guarda. El examen final se puede presentar tres veces y se aprueba con 70 por ciento.</p>`,
  lessons: [
    ({ note, skill }) => `<p><strong>La idea.</strong> ${note}</p>
<h2>Dónde se ve</h2>
<p>Piense en la última vez que le tocó ${skill}. ¿Qué miró primero, a quién preguntó y qué dejó escrito?</p>
<h2>Pruébelo en su próximo turno</h2>
<ol><li>Escoja un caso real, no el más difícil.</li><li>Aplique la idea antes de hacer cualquier otra cosa.</li><li>Anote en una línea qué cambió.</li></ol>
<p>Antes de seguir, diga la idea en voz alta, como se la diría a una persona nueva.</p>`,
    ({ note, skill }) => `<p>Parece fácil ${skill}, hasta que el día se llena. Quédese con esta frase:</p>
<blockquote>${note}</blockquote>
<h2>Compare con su lugar de trabajo</h2>
<p>Busque el procedimiento o la lista que se usa en su empresa. Si dice menos, marque lo que falta. Si dice más, sígalo: las reglas de su trabajo y de su estado van antes que cualquier curso.</p>
<h2>Una pregunta para un compañero</h2>
<p>Pregunte a alguien con más años qué falla más seguido y qué mira primero. Escriba la respuesta debajo de la frase.</p>`,
  ],
  question: (skill) => `¿Qué idea de las lecciones le ayuda más directamente a ${skill}?`,
  explanation: (note) => `La lección lo dice así: ${note}`,
}
