import { screenSeen } from './screenSeen';

it('names the screen and its visible texts, field values and pressed controls, without personal data', () => {
  window.history.replaceState(null, '', '/repay?amount=100&sessionId=s1&userId=u1');
  document.body.innerHTML = `
    <h1>Pagar</h1>
    <div hidden>Nothing</div>
    <p>Debe <b>$100</b></p>
    <label for="code">Código</label><input id="code" value="12" aria-invalid="true">
    <label><input type="checkbox" checked> Todos</label>
    <button disabled aria-label="Volver"><svg></svg></button>
    <div role="alert">Sin conexión <button>Reintentar</button></div>`;
  expect(screenSeen(document).split('\n')).toEqual([
    'On the screen of /repay?amount=100&sessionId=*&userId=*:',
    '  h1 Pagar',
    '  p Debe $100',
    '  label Código',
    '  input Código aria-invalid=true value=12',
    '  label Todos',
    '  input Todos checked=true',
    '  button Volver disabled',
    '  alert Sin conexión Reintentar',
    '  button Reintentar',
  ]);
});
