import { type EnvironmentError, inWords } from '@/platform/environment';

/** Lists the errors of the environment in both languages, without styles: the theme and the language are unknown. */
export function showEnvironmentFailure(page: Document, errors: readonly EnvironmentError[]): void {
  const element = (tag: string, text: string) => {
    const created = page.createElement(tag);
    created.textContent = text;
    return created;
  };
  const list = page.createElement('ul');
  list.append(...inWords(errors).map(({ key, problem }) => element('li', `${key}: ${problem}`)));
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
