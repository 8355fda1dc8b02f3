import type { EnvironmentIssue } from '../../environment/readEnvironment';

/** A wrong environment leaves no theme and no language: plain elements, in both languages. */
export function showEnvironmentFailure(page: Document, issues: readonly EnvironmentIssue[]): void {
  const element = (tag: string, text: string) => {
    const created = page.createElement(tag);
    created.textContent = text;
    return created;
  };
  const list = page.createElement('ul');
  list.append(...issues.map(({ key, problem }) => element('li', `${key}: ${problem}`)));
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.append(
    element('h1', 'Configuración incorrecta · Wrong configuration'),
    element('p', 'La aplicación no puede iniciar. Revise estas claves del entorno.'),
    element('p', 'The app cannot start. Check these keys of the environment.'),
    list,
  );
  page.title = 'Configuración incorrecta · Wrong configuration';
  page.getElementById('root')?.replaceChildren(main);
}
