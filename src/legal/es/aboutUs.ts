import type { LegalTemplate } from '../document';

/** Spec, section 2, *About us*. */
export const aboutUs: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `¡Le damos la bienvenida a ${appTitle}!`,
    `${appTitle} ofrece préstamos personales rápidos y transparentes, en línea y sin papeleo.`,
  ],
  sections: [
    {
      title: 'Rápido',
      blocks: [
        'Usted solicita el préstamo desde su teléfono y conoce la decisión en un plazo de 1 día. Una vez aprobado, recibe los fondos en su cuenta bancaria dentro de 1 a 3 días.',
      ],
    },
    {
      title: 'Transparente',
      blocks: [
        'Antes de confirmar, la aplicación le muestra cuánto recibe, cuánto paga y cuándo. No hay cargos que no estén a la vista.',
      ],
    },
    {
      title: 'Cerca de usted',
      blocks: [
        'Puede pagar por varios medios, pedir una prórroga cuando esté disponible y presentar una queja si algo no estuvo bien.',
        `Estamos para ayudarle: ${servicePhone} · ${contactEmail}`,
      ],
    },
  ],
});
