import { styled } from 'styled-components';

/** A few characters need little room: what stands beside them stays there on the narrowest phone. */
export const ShortField = styled.div`
  input {
    flex-basis: 5rem;
  }
`;
